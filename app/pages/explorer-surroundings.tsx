import { Link } from "@tanstack/react-router"
import { useMemo } from "react"
import type { ExplorerLinks, ExplorerSurroundings } from "#features/explorer"
import { catalogueOf } from "#features/games"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"

const linksFor = (creator: string): ExplorerLinks => ({
  landing: (content) => <Link to="/explorer">{content}</Link>,
  platform: (content, anchor) => (
    <Link to="/explorer/platform/$creator" params={{ creator }} {...(anchor !== undefined && { hash: anchor })}>
      {content}
    </Link>
  ),
  player: (address, content) => (
    <Link to="/explorer/player/$address" params={{ address }}>
      {content}
    </Link>
  ),
  transaction: (txId, content, user) => (
    <Link to="/explorer/transaction/$txId" params={{ txId }} {...(user !== undefined && { search: { user } })}>
      {content}
    </Link>
  ),
  pool: (mint, content) => (
    <Link to="/explorer/pool/$mint" params={{ mint }}>
      {content}
    </Link>
  ),
  // The address of a game without a wallet in it leads to the reader's own game.
  game: (gameId, content) => (
    <Link to="/$gameId" params={{ gameId }}>
      {content}
    </Link>
  ),
  verify: (signature, content) => (
    <Link to="/verify" search={{ signature }}>
      {content}
    </Link>
  ),
})

/** What the explorer needs of the app: configuration, wallet, links and games. */
export function useExplorerSurroundings(): ExplorerSurroundings {
  const config = useConfig()
  const { address } = useWallet()
  return useMemo(
    () => ({ config, own: address, links: linksFor(config.creator), games: catalogueOf(config) }),
    [config, address],
  )
}

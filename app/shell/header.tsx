import { useNavigate, useRouterState } from "@tanstack/react-router"
import { useSnapshot } from "valtio"
import { lazyPart } from "#features/lazy-parts"
import { useWallet } from "#features/wallet"
import { flags } from "../navigation/flags"
import { openOverlay } from "../overlays/overlays"
import { Account } from "./account"
import { HeaderView } from "./header-view"
import { TickerRow } from "./ticker-row"
import { openChat, unread } from "./unread"

const BalanceChip = lazyPart(() => import("./balance-chip"))
const GameTitle = lazyPart(() => import("./game-title"))
const LiveJackpot = lazyPart(() => import("./live-jackpot"))

/** Logo, the player's balance and wallet, and the buttons that open overlays. */
export function Header() {
  const { address } = useWallet()
  const { count } = useSnapshot(unread)
  const navigate = useNavigate()
  const connected = address !== null
  return (
    <HeaderView
      connected={connected}
      leaderboard={flags.leaderboard}
      unread={count}
      title={<TitleOfPage />}
      jackpot={<LiveJackpot />}
      balance={<BalanceChip />}
      account={<Account />}
      ticker={<TickerRow />}
      onMenu={() => openOverlay("menu")}
      onSettings={() => openOverlay("settings")}
      onTheme={() => openOverlay("theme")}
      onChat={() => (connected ? openChat() : void navigate({ to: "/" }))}
    />
  )
}

/** The game whose page is open. */
function TitleOfPage() {
  const gameId = useRouterState({ select: ({ location }) => /^\/game\/[^/]+\/([^/]+)/.exec(location.pathname)?.[1] })
  return gameId !== undefined && <GameTitle gameId={gameId} />
}

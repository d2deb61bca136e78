import { useLocation, useNavigate } from "@tanstack/react-router"
import { isFreePlay, selectFreePlay, selectToken } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"

/** Chooses what is played with. A game that is open changes to the page of the selection. */
export function useChooseToken() {
  const { tokens } = useConfig()
  const { address } = useWallet()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (mint: string) => {
    const free = isFreePlay(mint)
    const token = tokens.find((other) => other.mint === mint)
    if (free) selectFreePlay()
    else if (token) selectToken(token)
    const gameId = /^\/game\/[^/]+\/([^/]+)$/.exec(pathname)?.[1]
    const wallet = free ? "demo" : address
    if (gameId && wallet && !pathname.startsWith(`/game/${wallet}/`))
      void navigate({ to: "/game/$wallet/$gameId", params: { wallet, gameId } })
  }
}

import { useNavigate } from "@tanstack/react-router"
import { lazy } from "react"
import { useSnapshot } from "valtio"
import { useWallet } from "#features/wallet"
import { flags } from "../navigation/flags"
import { openOverlay } from "../overlays/overlays"
import { Account } from "./account"
import { HeaderView } from "./header-view"
import { Later } from "./later"
import { TickerRow } from "./ticker-row"
import { openChat, unread } from "./unread"

const BalanceChip = lazy(() => import("./balance-chip"))
const LiveJackpot = lazy(() => import("./live-jackpot"))

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
      jackpot={
        <Later>
          <LiveJackpot />
        </Later>
      }
      balance={
        <Later>
          <BalanceChip />
        </Later>
      }
      account={<Account />}
      ticker={<TickerRow />}
      onMenu={() => openOverlay("menu")}
      onSettings={() => openOverlay("settings")}
      onTheme={() => openOverlay("theme")}
      onChat={() => (connected ? openChat() : void navigate({ to: "/" }))}
    />
  )
}

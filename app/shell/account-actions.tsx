import { cn } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { Copy, LogOut, Settings2, Trophy, Wallet } from "lucide-react"
import { useWallet } from "#features/wallet"
import { flags } from "../navigation/flags"
import { openOverlay } from "../overlays/overlays"
import { navRow, RowLabel } from "./nav-list"
import { openAsOverlay, overlayPages } from "./overlay-pages"
import { useAccount } from "./use-account"

/** The wallet's actions, and what does not fit into a narrow header, as rows of a menu. */
export function AccountActions({ short = false, className }: { short?: boolean; className?: string }) {
  const { address, status } = useWallet()
  const { copy, disconnect } = useAccount()
  return (
    <div className={cn("grid gap-0.5 border-hair border-t pt-3", className)}>
      {!short && address !== null && flags.leaderboard && (
        <Link to={overlayPages.leaderboard} onClick={openAsOverlay("leaderboard")} className={navRow}>
          <RowLabel icon={Trophy}>Leaderboard</RowLabel>
        </Link>
      )}
      {!short && (
        <button type="button" aria-haspopup="dialog" onClick={() => openOverlay("settings")} className={navRow}>
          <RowLabel icon={Settings2}>Settings</RowLabel>
        </button>
      )}
      {address === null ? (
        <button type="button" aria-haspopup="dialog" onClick={() => openOverlay("wallet")} className={navRow}>
          <RowLabel icon={Wallet}>{status === "connecting" ? "Connecting..." : "Connect Wallet"}</RowLabel>
        </button>
      ) : (
        <>
          <button type="button" onClick={() => void copy(address)} className={navRow}>
            <RowLabel icon={Copy}>Copy Address</RowLabel>
          </button>
          <button type="button" onClick={disconnect} className={`${navRow} text-danger!`}>
            <RowLabel icon={LogOut}>Disconnect</RowLabel>
          </button>
        </>
      )}
    </div>
  )
}

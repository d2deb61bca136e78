import { cn } from "@dghrt/design-system"
import { Copy, LogOut, Wallet } from "lucide-react"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { navRow, RowLabel } from "./nav-list"
import { useAccount } from "./use-account"

/** The wallet's actions as rows of a menu. */
export function AccountActions({ className }: { className?: string }) {
  const { address, status } = useWallet()
  const { copy, disconnect } = useAccount()
  return (
    <div className={cn("grid gap-0.5 border-hair border-t pt-3", className)}>
      {address === null ? (
        <button type="button" aria-haspopup="dialog" onClick={() => openOverlay("wallet")} className={navRow}>
          <RowLabel icon={Wallet}>{status === "connecting" ? "Connecting..." : "Connect Wallet"}</RowLabel>
        </button>
      ) : (
        <>
          <button type="button" onClick={() => copy(address)} className={navRow}>
            <RowLabel icon={Copy}>Copy Address</RowLabel>
          </button>
          <button type="button" onClick={() => void disconnect()} className={`${navRow} text-danger!`}>
            <RowLabel icon={LogOut}>Disconnect</RowLabel>
          </button>
        </>
      )}
    </div>
  )
}

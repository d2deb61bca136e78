import { Button, Skeleton } from "@dghrt/design-system"
import { Wallet } from "lucide-react"
import { lazy } from "react"
import { useWallet, useWalletStore, type WalletStore } from "#features/wallet"
import { openOverlay, overlays } from "../overlays/overlays"
import { Later } from "./later"

// Only a player has a wallet to show.
const WalletChip = lazy(async () => ({ default: (await import("./wallet-chip")).WalletChip }))
const WalletMenu = lazy(() => import("./wallet-menu"))

/** The button that connects a wallet, and then the wallet and its menu. */
export function Account() {
  const { address, status } = useWallet()
  const store = useWalletStore()
  return (
    // Connecting replaces the button that had focus: this is where focus comes back to.
    <div data-focus-home tabIndex={-1} className="flex shrink-0 rounded-btn">
      {address === null ? (
        <ConnectButton connecting={status === "connecting"} onConnect={() => void connectWallet(store)} />
      ) : (
        <Later fallback={<Waiting address={address} />}>
          <WalletMenu address={address} />
        </Later>
      )}
    </div>
  )
}

/** Connects the wallet that was chosen before; opens the list of wallets if there is none or it does not connect. */
async function connectWallet(store: WalletStore) {
  const id = store.chosenBefore()
  if (id !== null) await store.connect(id)
  if (store.state.status === "disconnected" && overlays.open?.id !== "wallet") openOverlay("wallet")
}

/** The wallet while its menu is on its way, and a place of its size before that. */
const Waiting = ({ address }: { address: string }) => (
  <Later fallback={<Skeleton className="h-11 w-40 rounded-btn degen:h-10 degen:w-28 degen:rounded-pill max-sm:w-32" />}>
    <WalletChip address={address} waiting />
  </Later>
)

export interface ConnectButtonProps {
  connecting: boolean
  onConnect: () => void
}

/** Reads 'Connect' on narrow screens; its accessible name is always 'Connect Wallet'. */
export function ConnectButton({ connecting, onConnect }: ConnectButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      icon={<Wallet aria-hidden className="size-4.5 degen:hidden" strokeWidth={1.75} />}
      loading={connecting}
      onClick={onConnect}
      className="degen:h-10 degen:rounded-pill degen:px-3.5 degen:text-[0.8125rem]"
    >
      {connecting ? (
        "Connecting..."
      ) : (
        <span>
          Connect <span className="max-sm:sr-only degen:sr-only">Wallet</span>
        </span>
      )}
    </Button>
  )
}

import { Button, Skeleton } from "@dghrt/design-system"
import { Wallet } from "lucide-react"
import { lazyPart } from "#features/lazy-parts"
import { useWallet, useWalletStore, type WalletStore } from "#features/wallet"
import { openOverlay, overlays } from "../overlays/overlays"

// Only a player has a wallet to show.
const WalletChip = lazyPart(async () => ({ default: (await import("./wallet-chip")).WalletChip }), {
  waiting: (
    <Skeleton className="h-11 w-40 rounded-btn degen:h-10 degen:w-28 degen:rounded-pill max-sm:w-32 max-5xs:w-12! max-5xs:degen:w-20!" />
  ),
})
const WalletMenu = lazyPart(() => import("./wallet-menu"), {
  waiting: ({ address }) => <WalletChip address={address} waiting />,
  failed: (retry) => (
    <Button onClick={retry} className="degen:h-10 degen:rounded-pill degen:px-3.5 degen:text-[0.8125rem]">
      <span>
        Retry<span className="sr-only"> to load the wallet menu</span>
      </span>
    </Button>
  ),
})

/** The button that connects a wallet; once connected, the wallet and its menu. */
export function Account() {
  const { address, status } = useWallet()
  const store = useWalletStore()
  return (
    // Connecting and disconnecting replace the focused button; focus then returns to this element.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Wallet" data-focus-home tabIndex={-1} className="flex shrink-0 rounded-btn">
      {address === null ? (
        <ConnectButton connecting={status === "connecting"} onConnect={() => void connectWallet(store)} />
      ) : (
        <WalletMenu address={address} />
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

import { Button, Dialog, DialogTrigger, GameArt, ToastViewport } from "@dghrt/design-system"
import { WalletDialogContent, WalletMenu } from "@dghrt/design-system/wallet"
import { EngineFlips } from "./engine-flips"
import { Flip } from "./flip"
import { toasts } from "./toasts"
import { useWalletAdapterSource } from "./wallet-adapter-source"

export function App() {
  const source = useWalletAdapterSource()
  return (
    <div className="canvas min-h-dvh">
      <header className="mx-auto flex max-w-180 items-center justify-between gap-4 p-6">
        <h1 className="type-d2 type-display">Another Gamba casino</h1>
        {source.status === "connected" ? (
          <WalletMenu
            source={source}
            onCopy={async (address) => {
              await navigator.clipboard.writeText(address)
              toasts.push({ tone: "info", title: "Address copied" })
            }}
          />
        ) : (
          <Dialog>
            <DialogTrigger asChild>
              <Button>Connect Wallet</Button>
            </DialogTrigger>
            <WalletDialogContent source={source} />
          </Dialog>
        )}
      </header>
      <main className="mx-auto grid max-w-180 gap-6 p-6">
        <div aria-hidden className="h-48 overflow-hidden rounded-lg">
          <GameArt game="flip" />
        </div>
        {source.status === "connected" ? (
          <>
            <Flip />
            <EngineFlips />
          </>
        ) : (
          <p>Connect a wallet to play.</p>
        )}
      </main>
      <ToastViewport store={toasts} />
    </div>
  )
}

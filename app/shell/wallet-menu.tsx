import { DropdownMenuItem } from "@dghrt/design-system"
import { Droplets } from "lucide-react"
import type { AppConfig } from "#contract/config"
import { askFaucet, useWalletStore, WalletMenuView } from "#features/wallet"
import { closeOverlay } from "../overlays/overlays"
import { toasts } from "./toasts"

export default function WalletMenu({ config, address }: { config: AppConfig; address: string }) {
  const store = useWalletStore()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.push({ tone: "success", title: "Address Copied!", detail: "Wallet address copied to clipboard" }),
      () => toasts.push({ tone: "danger", title: "Not copied", detail: "This browser does not allow copying here." }),
    )
  const disconnect = async () => {
    closeOverlay()
    await store.disconnect()
    toasts.push({ tone: "info", title: "Disconnected", detail: "Wallet has been disconnected" })
  }
  const fill = async (token: "SOL" | "USDC") => {
    const problem = await askFaucet(config, address, token)
    if (problem === null) toasts.push({ tone: "success", title: "Test funds sent", detail: `${token} is on its way.` })
    else toasts.push({ tone: "danger", title: "No test funds", detail: problem })
  }
  return (
    <WalletMenuView address={address} onCopy={() => void copy()} onDisconnect={() => void disconnect()}>
      {__LOCALNET__ &&
        (["SOL", "USDC"] as const).map((token) => (
          <DropdownMenuItem
            key={token}
            icon={<Droplets aria-hidden className="size-4.5" strokeWidth={1.75} />}
            onSelect={() => void fill(token)}
          >
            Get test {token}
          </DropdownMenuItem>
        ))}
    </WalletMenuView>
  )
}

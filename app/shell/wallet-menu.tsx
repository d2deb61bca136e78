import { DropdownMenuItem } from "@dghrt/design-system"
import { useNavigate } from "@tanstack/react-router"
import { Droplets } from "lucide-react"
import { lazy } from "react"
import { loadPlayerBalance } from "#features/games"
import { askFaucet, WalletMenuView } from "#features/wallet"
import { useConfig } from "./app-config"
import { Later } from "./later"
import { toasts } from "./toasts"
import { useAccount } from "./use-account"
import { ConnectedBalance, WalletChip } from "./wallet-chip"

const PlayerBalance = lazy(loadPlayerBalance)

export default function WalletMenu({ address }: { address: string }) {
  const config = useConfig()
  const navigate = useNavigate()
  const { copy, disconnect } = useAccount()
  const fill = async (token: "SOL" | "USDC") => {
    const problem = await askFaucet(config, address, token)
    if (problem === null) toasts.push({ tone: "success", title: "Test funds sent", detail: `${token} is on its way.` })
    else toasts.push({ tone: "danger", title: "No test funds", detail: problem })
  }
  const balance = (
    <Later fallback={<ConnectedBalance balance={null} />}>
      <PlayerBalance config={config} draw={(balance) => <ConnectedBalance balance={balance} />} />
    </Later>
  )
  return (
    <WalletMenuView
      address={address}
      trigger={<WalletChip address={address} balance={balance} />}
      onCopy={() => copy(address)}
      onProfile={() => void navigate({ to: "/$wallet/profile", params: { wallet: address } })}
      onDisconnect={() => void disconnect()}
    >
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

import { DropdownMenuItem } from "@dghrt/design-system"
import { WalletMenu as WalletMenuView } from "@dghrt/design-system/wallet"
import { useNavigate } from "@tanstack/react-router"
import { Droplets, Eye, EyeOff, Gem, Hand, KeyRound } from "lucide-react"
import { loadPlayerBalance } from "#features/games"
import { lazyPart } from "#features/lazy-parts"
import { moneyView, useMoneyView } from "#features/money-view"
import { ownName } from "#features/profile"
import { askFaucet, type Gift, letWinJackpot } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { useConfig } from "./app-config"
import { announce } from "./toasts"
import { useAccount } from "./use-account"
import { ConnectedBalance, WalletChip } from "./wallet-chip"

const unknown = <ConnectedBalance balance={null} />
const PlayerBalance = lazyPart(loadPlayerBalance, { waiting: unknown, failed: () => unknown })

const gifts = ["SOL", "USDC", "SOL_BONUS", "USDC_BONUS"] as const satisfies readonly Gift[]
const giftNames = { SOL: "SOL", USDC: "USDC", SOL_BONUS: "SOL bonus", USDC_BONUS: "USDC bonus" } as const
const giftVerbs = {
  SOL: "Get test SOL",
  USDC: "Get test USDC",
  SOL_BONUS: "Get bonus SOL",
  USDC_BONUS: "Get bonus USDC",
} as const

export default function WalletMenu({ address }: { address: string }) {
  const config = useConfig()
  const navigate = useNavigate()
  const { copy, disconnect } = useAccount()
  const fill = async (token: Gift) => {
    const problem = await askFaucet(config, address, token)
    if (problem === null) announce("TEST_FUNDS_SENT", { symbol: giftNames[token] })
    else announce("NO_TEST_FUNDS", { reason: problem })
  }
  const armJackpot = async () => {
    const problem = await letWinJackpot(config, address)
    if (problem === null) announce("TEST_JACKPOT_ARMED")
    else announce("NO_TEST_FUNDS", { reason: problem })
  }
  const { hidesBalance } = useMoneyView()
  const Look = hidesBalance ? Eye : EyeOff
  const balance = <PlayerBalance config={config} draw={(balance) => <ConnectedBalance balance={balance} />} />
  return (
    <WalletMenuView
      source={{ address, disconnect: async () => disconnect() }}
      name={ownName(address)}
      trigger={<WalletChip address={address} balance={balance} />}
      onCopy={() => void copy(address)}
      onProfile={() => void navigate({ to: "/$wallet/profile", params: { wallet: address } })}
    >
      <DropdownMenuItem
        icon={<Look aria-hidden className="size-4.5" strokeWidth={1.75} />}
        onSelect={() => moneyView.change({ hidesBalance: !hidesBalance })}
      >
        {hidesBalance ? "Show balance" : "Hide balance"}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Hand aria-hidden className="size-4.5" strokeWidth={1.75} />}
        onSelect={() => openOverlay("limits")}
      >
        Limits
      </DropdownMenuItem>
      {__LOCALNET__ && (
        <>
          {gifts.map((token) => (
            <DropdownMenuItem
              key={token}
              icon={<Droplets aria-hidden className="size-4.5" strokeWidth={1.75} />}
              onSelect={() => void fill(token)}
            >
              {giftVerbs[token]}
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem
            icon={<Gem aria-hidden className="size-4.5" strokeWidth={1.75} />}
            onSelect={() => void armJackpot()}
          >
            Win the next jackpot
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<KeyRound aria-hidden className="size-4.5" strokeWidth={1.75} />}
            onSelect={() => openOverlay("localWallet")}
          >
            Export or import the key
          </DropdownMenuItem>
        </>
      )}
    </WalletMenuView>
  )
}

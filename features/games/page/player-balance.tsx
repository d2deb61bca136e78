import { useBettingState } from "@dghrt/betting/react"
import { formatAmount } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { AppConfig } from "#contract/config"
import { useSelection } from "#features/tokens"
import { useWallet } from "#features/wallet"
import type { PlaySession } from "../play/play-session"
import { useFreeSessionOfWallet } from "../play/use-free-session"
import { useSession } from "../play/use-session"
import { BalanceFigure } from "./balance-figure"

export interface PlayerBalanceProps {
  config: AppConfig
  /** Draws a short amount with its symbol, and the text of the long one, null until it is known, in place of the status. */
  draw?: (balance: { amount: string; symbol: string; text: string } | null) => ReactNode
}

/** What the connected wallet holds of the token it plays with, or its free-play balance. */
export function PlayerBalance(props: PlayerBalanceProps) {
  const selection = useSelection(props.config)
  return selection.kind === "free" ? <FreeBalance {...props} /> : <LiveBalance {...props} />
}

function LiveBalance({ config, draw }: PlayerBalanceProps) {
  const session = useSession(config)
  return session ? <SessionBalance session={session} draw={draw} /> : draw?.(null)
}

function FreeBalance({ draw }: PlayerBalanceProps) {
  const { address } = useWallet()
  const session = useFreeSessionOfWallet(address)
  return session ? <SessionBalance session={session} draw={draw} /> : draw?.(null)
}

function SessionBalance({ session, draw }: { session: PlaySession; draw: PlayerBalanceProps["draw"] }) {
  const balance = useBettingState(session, (state) => state.balance)
  const { token } = session
  if (draw) return draw(balance === null ? null : drawnBalance(balance, token))
  return <BalanceFigure balance={balance} token={token} />
}

const drawnBalance = (balance: bigint, { decimals, symbol }: PlaySession["token"]) => ({
  amount: shortBalance(balance, decimals),
  symbol,
  text: `${formatAmount(balance, decimals, { digits: 4 })} ${symbol}`,
})

/** At most four significant digits and no zeros at the end, for where there is room for one short word: "1.2", "4,210". */
function shortBalance(value: bigint, decimals: number): string {
  const one = 10n ** BigInt(decimals)
  const digits = value < one ? 4 : value < 10n * one ? 3 : value < 100n * one ? 2 : value < 1_000n * one ? 1 : 0
  const unit = 10n ** BigInt(Math.max(0, decimals - digits))
  const cut = value - (value % unit)
  const lost = cut === 0n && value > 0n
  return lost ? formatAmount(value, decimals, { digits }) : formatAmount(cut, decimals)
}

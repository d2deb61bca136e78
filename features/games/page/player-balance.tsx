import { useBettingState } from "@dghrt/betting/react"
import { formatAmount } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { AppConfig } from "#contract/config"
import { serverNowMs } from "#features/kernel"
import { useMoneyView } from "#features/money-view"
import { centsOf, centsText, usablePriceOf, usePrices } from "#features/prices"
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
  const { inDollars } = useMoneyView()
  if (!session) return draw?.(null)
  return inDollars ? (
    <DollarBalance config={config} session={session} draw={draw} />
  ) : (
    <SessionBalance session={session} draw={draw} />
  )
}

function FreeBalance({ draw }: PlayerBalanceProps) {
  const { address } = useWallet()
  const session = useFreeSessionOfWallet(address)
  return session ? <SessionBalance session={session} draw={draw} /> : draw?.(null)
}

interface SessionBalanceProps {
  session: PlaySession
  draw: PlayerBalanceProps["draw"]
  /** What an amount is worth; null without a live price, and where dollars are not wanted. */
  worthOf?: (balance: bigint) => string | null
}

/** In dollars while there is a live price. */
function DollarBalance({ config, ...props }: SessionBalanceProps & Pick<PlayerBalanceProps, "config">) {
  const { token } = props.session
  const { tokens } = usePrices(config.tokens)
  const price = usablePriceOf(tokens, token.mint, serverNowMs())
  const worthOf = (balance: bigint) => (price === null ? null : centsText(centsOf(balance, price, token.decimals)))
  return <SessionBalance {...props} worthOf={worthOf} />
}

function SessionBalance({ session, draw, worthOf = () => null }: SessionBalanceProps) {
  const balance = useBettingState(session, (state) => state.balance)
  const { hidesBalance } = useMoneyView()
  const { token } = session
  const worth = balance === null ? null : worthOf(balance)
  if (!draw) return <BalanceFigure balance={balance} token={token} hidden={hidesBalance} worth={worth} />
  if (balance === null || hidesBalance) return draw(null)
  return draw(worth === null ? drawnBalance(balance, token) : { amount: worth, symbol: "", text: worth })
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

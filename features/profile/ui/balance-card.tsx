import { Amount, Card, ErrorState, IconButton, SkeletonRows, TokenCoin } from "@dghrt/design-system"
import { Eye, EyeOff, Gift } from "lucide-react"
import type { Remote } from "#features/kernel"
import { HiddenAmount, moneyView, useMoneyView } from "#features/money-view"
import type { TokenHoldings } from "../data/use-holdings"

export interface BalanceCardProps {
  holdings: Remote<readonly TokenHoldings[]>
  /** "$2,906.96"; null without a live price. */
  fiatOf: (mint: string, amount: bigint) => string | null
}

/** What the connected wallet holds, and its bonus tokens. */
export function BalanceCard({ holdings, fiatOf }: BalanceCardProps) {
  const { hidesBalance } = useMoneyView()
  const Look = hidesBalance ? EyeOff : Eye
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="profile-balance" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div className="flex items-center justify-between gap-x-4">
          <h2 id="profile-balance" className="font-[650]">
            Balance
          </h2>
          <IconButton
            label="Hide balance"
            aria-pressed={hidesBalance}
            onClick={() => moneyView.change({ hidesBalance: !hidesBalance })}
          >
            <Look aria-hidden className="size-4.5" strokeWidth={1.75} />
          </IconButton>
        </div>
        <Holdings holdings={holdings} fiatOf={fiatOf} />
      </section>
    </Card>
  )
}

function Holdings({ holdings, fiatOf }: BalanceCardProps) {
  switch (holdings.status) {
    case "loading":
      return <SkeletonRows count={2} label="Loading balances" />
    case "failed":
      return <ErrorState title="Your balances were not read" detail={holdings.error.message} onRetry={holdings.retry} />
    case "ready":
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BalanceList
            title="Token Balance"
            icon={(symbol) => <TokenCoin symbol={symbol} className="size-8" />}
            rows={holdings.value.map(({ token, balance }) => ({
              token,
              amount: balance,
              worth: fiatOf(token.mint, balance),
            }))}
          />
          <BalanceList
            title="Bonus Balance"
            icon={() => (
              <span className="grid size-8 place-items-center rounded-full bg-surface-hover text-success">
                <Gift aria-hidden className="size-4" strokeWidth={1.75} />
              </span>
            )}
            rows={holdings.value.map(({ token, bonus }) => ({ token, amount: bonus, note: "free plays" }))}
            className="border-hair border-t pt-4"
          />
        </div>
      )
  }
}

interface BalanceListProps {
  title: string
  icon: (symbol: string) => React.ReactNode
  /** `worth` is the amount in dollars where there is a live price; `note` stands in its place. */
  rows: readonly { token: TokenHoldings["token"]; amount: bigint; worth?: string | null; note?: string }[]
  className?: string
}

const TokenAmount = ({ amount, token }: Pick<BalanceListProps["rows"][number], "amount" | "token">) => (
  <Amount
    value={amount}
    decimals={token.decimals}
    symbol={token.symbol}
    digits={4}
    className="max-5xs:whitespace-normal"
  />
)

function BalanceList({ title, icon, rows, className }: BalanceListProps) {
  const { hidesBalance, inDollars } = useMoneyView()
  return (
    <div className={className}>
      <h3 className="mb-1 text-sm text-text-secondary">{title}</h3>
      <ul className="grid">
        {rows.map(({ token, amount, worth, note }) => (
          <li
            key={token.mint}
            className="flex min-h-12 min-w-0 flex-wrap items-center gap-x-3 max-5xs:gap-y-1 max-5xs:py-2"
          >
            {icon(token.symbol)}
            <span className="wrap-anywhere min-w-0 font-[650] text-lg">
              {hidesBalance ? (
                <HiddenAmount />
              ) : inDollars && worth ? (
                worth
              ) : (
                <TokenAmount amount={amount} token={token} />
              )}
            </span>
            <span className="ms-auto whitespace-nowrap text-text-muted">
              {hidesBalance ? (
                token.symbol
              ) : inDollars && worth ? (
                <TokenAmount amount={amount} token={token} />
              ) : (
                (worth ?? note)
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

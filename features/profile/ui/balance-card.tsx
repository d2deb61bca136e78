import { Amount, Card, ErrorState, SkeletonRows, TokenCoin } from "@dghrt/design-system"
import { Gift } from "lucide-react"
import type { Remote } from "#features/kernel"
import type { TokenHoldings } from "../data/use-holdings"

export interface BalanceCardProps {
  holdings: Remote<readonly TokenHoldings[]>
  /** "$2,906.96"; null without a live price. */
  fiatOf: (mint: string, amount: bigint) => string | null
}

/** What the connected wallet holds, and its bonus tokens. */
export function BalanceCard({ holdings, fiatOf }: BalanceCardProps) {
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="profile-balance" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <h2 id="profile-balance" className="font-[650]">
          Balance
        </h2>
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
              note: fiatOf(token.mint, balance),
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
  rows: readonly { token: TokenHoldings["token"]; amount: bigint; note: string | null }[]
  className?: string
}

function BalanceList({ title, icon, rows, className }: BalanceListProps) {
  return (
    <div className={className}>
      <h3 className="mb-1 text-sm text-text-secondary">{title}</h3>
      <ul className="grid">
        {rows.map(({ token, amount, note }) => (
          <li
            key={token.mint}
            className="flex min-h-12 min-w-0 flex-wrap items-center gap-x-3 max-5xs:gap-y-1 max-5xs:py-2"
          >
            {icon(token.symbol)}
            <Amount
              value={amount}
              decimals={token.decimals}
              symbol={token.symbol}
              digits={4}
              className="wrap-anywhere min-w-0 font-[650] text-lg max-5xs:whitespace-normal"
            />
            {note !== null && <span className="ms-auto whitespace-nowrap text-text-muted">{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

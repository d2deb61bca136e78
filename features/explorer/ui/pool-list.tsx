import { ColumnAmount, EmptyState, ErrorState, SkeletonRows, TokenCoin } from "@dghrt/design-system"
import type { Pools } from "#contract/pools"
import type { Remote } from "#features/kernel"
import { useExplorer } from "../data/explorer-context"
import { Panel } from "./page-frame"

/** What each token's pool holds and can pay, with a way to its page. */
export function PoolList({ pools }: { pools: Remote<Pools> }) {
  return (
    <Panel title="Pools" about="what bets are paid from" id="pools">
      <div className="border-hair border-t">
        <Rows pools={pools} />
      </div>
    </Panel>
  )
}

function Rows({ pools }: { pools: Remote<Pools> }) {
  const { config, links } = useExplorer()
  switch (pools.status) {
    case "loading":
      return <SkeletonRows count={2} label="Loading pools" className="p-5" />
    case "failed":
      return <ErrorState title="The pools did not load" detail={pools.error.message} onRetry={pools.retry} />
    case "ready": {
      const rows = config.tokens.flatMap((token) => {
        const pool = pools.value.pools.find(({ mint }) => mint === token.mint)
        return pool ? [{ token, pool }] : []
      })
      if (rows.length === 0) return <EmptyState title="No pools found" />
      return (
        <ul>
          {rows.map(({ token, pool }) => (
            <li
              key={token.mint}
              className="relative flex min-h-16 flex-wrap items-center gap-x-8 gap-y-1 border-hair px-5 py-2 not-first:border-t hover:bg-[color-mix(in_oklab,var(--surface-hover)_70%,transparent)] [&_a]:after:absolute [&_a]:after:inset-0"
            >
              <span className="flex w-32 items-center gap-3 font-semibold">
                <TokenCoin symbol={token.symbol} />
                {links.pool(token.mint, token.symbol)}
              </span>
              <Figure label="Liquidity" value={pool.liquidity} token={token} />
              <Figure label="Highest payout" value={pool.maxPayout} token={token} />
              <Figure label="Jackpot pot" value={pool.jackpot} token={token} />
            </li>
          ))}
        </ul>
      )
    }
  }
}

interface FigureProps {
  label: string
  value: bigint
  token: { symbol: string; decimals: number }
}

const Figure = ({ label, value, token }: FigureProps) => (
  <span className="grid min-w-36 max-sm:min-w-full max-sm:grid-cols-[1fr_auto]">
    <span className="text-text-muted text-xs">{label}</span>
    <ColumnAmount value={value} decimals={token.decimals} symbol={token.symbol} className="text-sm" />
  </span>
)

import {
  Amount,
  CopyButton,
  EmptyState,
  ErrorState,
  formatAmount,
  LineChart,
  SegmentedControl,
  SkeletonRows,
  TokenCoin,
} from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { PoolHistory } from "#contract/charts"
import type { TokenConfig } from "#contract/config"
import type { Pools } from "#contract/pools"
import { onFirstUse, type Remote } from "#features/kernel"
import { dayText, toNumber } from "../model/series"
import { PageHead, Panel, Tiles } from "./page-frame"

type Pool = Pools["pools"][number]

export interface PoolViewProps {
  mint: string
  /** Null for a mint that this casino does not offer. */
  token: TokenConfig | null
  /** Null when the chain has no pool of this token. */
  pool: Remote<Pool | null>
  history: Remote<PoolHistory>
  days: number
  onDaysChange: (days: number) => void
  updated: ReactNode
}

const periods = [7, 30, 90].map((days) => ({ value: `${days}`, label: `${days}d` }))

/** One token's pool: whether it covers bets, and how it fared. */
export function PoolView({ mint, token, pool, history, days, onDaysChange, updated }: PoolViewProps) {
  if (token === null)
    return (
      <div className="grid gap-4">
        <PageHead crumbs={["Pool"]} />
        <section className="card">
          <EmptyState
            title="There is no pool of this token here"
            detail="This platform offers bets in the tokens that the explorer's first page lists."
          />
        </section>
      </div>
    )
  return (
    <div data-slot="pool" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead crumbs={["Pool", token.symbol]} aside={updated} />
      <header className="flex items-center gap-4">
        <TokenCoin symbol={token.symbol} className="size-12" />
        <div className="min-w-0">
          <h1 className="type-d3 type-display">{`${token.symbol} pool`}</h1>
          <p className="flex items-center gap-1 text-sm text-text-muted">
            <span className="truncate type-data">{mint}</span>
            <CopyButton text={mint} label="Copy mint" />
          </p>
        </div>
      </header>
      <Figures pool={pool} token={token} history={history} />
      <Panel
        title="Over time"
        about="days with plays on this platform, in UTC"
        aside={
          <SegmentedControl
            label="Period"
            options={periods}
            value={`${days}`}
            onValueChange={(text) => onDaysChange(Number(text))}
          />
        }
      >
        <div className="border-hair border-t p-5">
          <History history={history} token={token} />
        </div>
      </Panel>
    </div>
  )
}

const percentOfBps = (bps: number) => `${bps / 100}%`

function feesText(history: Remote<PoolHistory>, amount: (value: bigint) => ReactNode): ReactNode {
  if (history.status !== "ready") return history.status === "loading" ? "…" : "—"
  return amount(history.value.days.reduce((sum, { pool_fees }) => sum + pool_fees, 0n))
}

function Figures({ pool, token, history }: Pick<PoolViewProps, "pool" | "history"> & { token: TokenConfig }) {
  switch (pool.status) {
    case "loading":
      return <SkeletonRows count={2} label="Loading the pool" />
    case "failed":
      return <ErrorState title="The pool did not load" detail={pool.error.message} onRetry={pool.retry} />
    case "ready": {
      if (pool.value === null) return <EmptyState title="The chain has no pool of this token" />
      const { liquidity, maxPayout, jackpot, jackpotSplit, minWager, bonus, poolFeeBps, protocolFeeBps } = pool.value
      const amount = (value: bigint) => (
        <Amount value={value} decimals={token.decimals} symbol={token.symbol} digits={Math.min(4, token.decimals)} />
      )
      return (
        <>
          <Tiles
            label="The pool now"
            items={[
              { label: "Liquidity", value: amount(liquidity), note: "what bets are paid from" },
              { label: "Highest payout", value: amount(maxPayout), note: "of one bet" },
              {
                label: "Jackpot pot",
                value: amount(jackpot),
                note: `${percentOfBps(jackpotSplit.winner)} of it goes to a winner`,
              },
              { label: "Bonus", value: amount(bonus), note: "held for bonus tokens" },
            ]}
          />
          <Tiles
            label="Terms of the pool"
            items={[
              { label: "Pool fee", value: percentOfBps(poolFeeBps), note: "of each wager, to the pool" },
              { label: "Protocol fee", value: percentOfBps(protocolFeeBps), note: "of each wager, to Gamba" },
              { label: "Pool fees", value: feesText(history, amount), note: "in the period below" },
              { label: "Smallest wager", value: minWager === 0n ? "any" : amount(minWager) },
            ]}
          />
          <p className="text-sm text-text-secondary">
            <span>No single bet may pay more than </span>
            {amount(maxPayout)}
            <span>, and the pool holds </span>
            {amount(liquidity)}
            <span>: a bet that could pay more is refused before it is signed.</span>
          </p>
        </>
      )
    }
  }
}

const short = onFirstUse(() => new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 }))

function History({ history, token }: { history: Remote<PoolHistory>; token: TokenConfig }) {
  switch (history.status) {
    case "loading":
      return <SkeletonRows count={5} label="Loading the pool's history" />
    case "failed":
      return <ErrorState title="The history did not load" detail={history.error.message} onRetry={history.retry} />
    case "ready": {
      const { days } = history.value
      if (days.length === 0)
        return <EmptyState title="No plays in this period" detail={`Nothing was played in ${token.symbol}.`} />
      const figure = (value: bigint, day: number, sign?: "always") => ({
        label: dayText(day),
        value: toNumber(value, token.decimals),
        text: `${formatAmount(value, token.decimals, { digits: Math.min(4, token.decimals), ...(sign && { sign }) })} ${token.symbol}`,
      })
      return (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <LineChart
            label="Liquidity after the day's last play"
            points={days.map(({ day_ms, liquidity }) => figure(liquidity, day_ms))}
            scaleText={(value) => short().format(value)}
            table
          />
          <LineChart
            label="Result of the pool by day"
            points={days.map(({ day_ms, result }) => figure(result, day_ms, "always"))}
            scaleText={(value) => short().format(value)}
            table
          />
        </div>
      )
    }
  }
}

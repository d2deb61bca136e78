import {
  Amount,
  BarChart,
  Card,
  ColumnAmount,
  EmptyState,
  ErrorState,
  formatAmount,
  formatUnits,
  LineChart,
  SegmentedControl,
  SkeletonRows,
} from "@dghrt/design-system"
import { type ReactNode, useEffect } from "react"
import { useSnapshot } from "valtio"
import { tallyResult } from "#contract/bet-result"
import type { PlayerDays } from "#contract/charts"
import type { TokenConfig } from "#contract/config"
import { multiplierText, percentText } from "#contract/games/odds"
import type { PlayerStats } from "#contract/players"
import { findGame, playHistory, pushesOf, type RecentPlay, signedAmount } from "#features/games"
import { onFirstUse, type Remote } from "#features/kernel"
import { gamesIn, noFigures, runningResult, winRate } from "../model/statistics"
import { withPlays } from "../model/unindexed"

export interface StatisticsViewProps {
  stats: Remote<PlayerStats>
  days: Remote<PlayerDays>
  tokens: readonly TokenConfig[]
  token: TokenConfig
  onTokenChange: (symbol: string) => void
  /** The wallet of this browser. */
  own: boolean
  /** Plays that this browser has shown and that `stats` do not have yet. */
  unindexed?: readonly RecentPlay[]
}

/** What a wallet played at this casino, in one token. */
export function StatisticsView(props: StatisticsViewProps) {
  const { stats, tokens, token, onTokenChange } = props
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="profile-statistics" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="profile-statistics" className="font-[650]">
            Statistics
          </h2>
          <SegmentedControl
            label="Token"
            value={token.symbol}
            onValueChange={onTokenChange}
            options={tokens.map(({ symbol }) => ({ value: symbol, label: symbol }))}
          />
        </header>
        <Content {...props} />
        {stats.status === "ready" && !stats.value.complete && (
          <p className="text-sm text-text-muted">
            We are still reading older plays, so each figure is at least this much.
          </p>
        )}
        {stats.status === "ready" && stats.stale && (
          <p className="text-sm text-text-muted">These figures are being refreshed.</p>
        )}
      </section>
    </Card>
  )
}

function Content({ stats, days, token, own, unindexed = [] }: StatisticsViewProps) {
  switch (stats.status) {
    case "loading":
      return <SkeletonRows count={4} label="Loading statistics" />
    case "failed":
      return (
        <>
          <ErrorState title="The statistics did not load" detail={stats.error.message} onRetry={stats.retry} />
          {own && <BrowserCounts />}
        </>
      )
    case "ready": {
      const figures = withPlays(
        entry(stats.value, token) ?? noFigures,
        unindexed.filter((play) => play.token === token.mint),
      )
      if (figures.plays === 0)
        return (
          <EmptyState
            title={`No plays in ${token.symbol} yet`}
            detail={
              own
                ? "Your first play appears here within half a minute after it settles."
                : "This wallet has not played here."
            }
          />
        )
      const rate = winRate(figures)
      const money = { decimals: token.decimals, symbol: token.symbol, digits: 4 }
      return (
        <>
          <dl className="well grid grid-cols-2 overflow-hidden rounded-md @2xl/profile:grid-cols-4">
            <Tile label="Plays" value={formatAmount(BigInt(figures.plays), 0)} />
            <Tile
              label="Win rate"
              value={rate === null ? "—" : `${percentText(rate)}%`}
              note={`${figures.wins} won, ${figures.pushes} returned, ${figures.plays - figures.wins - figures.pushes} lost`}
            />
            <Tile label="Wagered" value={<Amount value={figures.wagered} {...money} />} />
            <Tile
              label="Result"
              value={`${signedAmount(tallyResult(figures), token.decimals)} ${token.symbol}`}
              note="Before fees"
            />
            <Tile
              label="Best multiplier"
              value={figures.best_multiplier_bps > 0 ? multiplierText(figures.best_multiplier_bps) : "—"}
            />
            <Tile label="Jackpots" value={<Amount value={figures.jackpots} {...money} />} />
            <Tile label="First play" value={dateText(first(stats.value, token))} />
            <Tile label="Last play" value={dateText(last(stats.value, token))} />
          </dl>
          <Charts days={days} token={token} />
          <GamesTable games={gamesIn(stats.value.games, token.mint)} token={token} />
        </>
      )
    }
  }
}

/** What the server does not say, as far as this browser knows it. */
function BrowserCounts() {
  const { global } = useSnapshot(playHistory.state)
  useEffect(() => playHistory.open(), [])
  const { gamesPlayed, wins, losses } = global
  return (
    <p className="text-sm text-text-muted">
      {`In this browser: ${gamesPlayed} played, ${wins} won, ${pushesOf(global)} returned, ${losses} lost.`}
    </p>
  )
}

const entry = (stats: PlayerStats, token: TokenConfig) => stats.tokens.find((one) => one.token === token.mint)
const first = (stats: PlayerStats, token: TokenConfig) => entry(stats, token)?.first_ms
const last = (stats: PlayerStats, token: TokenConfig) => entry(stats, token)?.last_ms

const format = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }))
const dates = format({ day: "numeric", month: "short", year: "numeric" })
const dateText = (ms: number | undefined) => (ms === undefined ? "—" : dates().format(ms))
const shortDates = format({ day: "numeric", month: "short" })

function Tile({ label, value, note }: { label: string; value: ReactNode; note?: string }) {
  return (
    <div className="min-w-0 border-hair border-b p-4 not-last:border-e">
      <dt className="type-label text-text-muted">{label}</dt>
      <dd className="wrap-anywhere mt-1 font-[650] text-lg tabular-nums">{value}</dd>
      {note && <dd className="mt-0.5 text-[0.8125rem] text-text-muted">{note}</dd>}
    </div>
  )
}

function Charts({ days, token }: { days: Remote<PlayerDays>; token: TokenConfig }) {
  switch (days.status) {
    case "loading":
      return <SkeletonRows count={3} label="Loading charts" />
    case "failed":
      return <ErrorState title="The charts did not load" detail={days.error.message} onRetry={days.retry} />
    case "ready": {
      const rows = days.value?.days ?? []
      const text = (value: bigint) => `${formatAmount(value, token.decimals, { digits: 4 })} ${token.symbol}`
      // A drawing needs no more digits than a double has; the texts beside it are exact.
      const size = (value: bigint) => Number(formatUnits(value, token.decimals))
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl/profile:grid-cols-2">
          <LineChart
            label="Result without jackpots, last 30 days"
            points={runningResult(rows).map(({ dayMs, result }) => ({
              label: shortDates().format(dayMs),
              value: size(result),
              text: `${signedAmount(result, token.decimals)} ${token.symbol}`,
            }))}
            table
          />
          <BarChart
            label="Wagered per day"
            bars={rows.map(({ day_ms, wagered, plays }) => ({
              label: shortDates().format(day_ms),
              value: size(wagered),
              text: `${text(wagered)}, ${plays === 1 ? "1 play" : `${plays} plays`}`,
            }))}
            table
          />
        </div>
      )
    }
  }
}

function GamesTable({ games, token }: { games: PlayerStats["games"]; token: TokenConfig }) {
  if (games.length === 0) return null
  return (
    <div className="overflow-x-auto">
      <table aria-label="Plays by game" className="w-full">
        <thead>
          <tr className="h-10 type-label text-text-muted">
            <th scope="col" className="text-start font-medium">
              Game
            </th>
            <th scope="col" className="px-3 text-end font-medium">
              Plays
            </th>
            <th scope="col" className="px-3 text-end font-medium">
              Wagered
            </th>
            <th scope="col" className="text-end font-medium">
              Result
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.game} className="h-12 border-hair border-t max-md:text-sm">
              <th scope="row" className="text-start font-semibold">
                {findGame(game.game)?.meta.name ?? "Other"}
              </th>
              <td className="px-3 text-end tabular-nums">{formatAmount(BigInt(game.plays), 0)}</td>
              <td className="px-3 text-end">
                <ColumnAmount value={game.wagered} decimals={token.decimals} />
              </td>
              <td className="text-end">
                <ColumnAmount
                  value={tallyResult(game)}
                  decimals={token.decimals}
                  sign="always"
                  {...(tallyResult(game) > 0n && { className: "font-semibold text-success" })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

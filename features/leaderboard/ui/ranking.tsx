import { EmptyState, ErrorState, RankMedal, SegmentedControl, SkeletonRows } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { TokenConfig } from "#contract/config"
import { clockText, type Remote } from "#features/kernel"
import { PlayerCell, rowClass } from "./player-cell"

/** What every ranking is given. */
export interface RankingProps<Leaders, Period extends string> {
  leaders: Remote<Leaders>
  tokens: readonly TokenConfig[]
  token: TokenConfig
  onTokenChange: (symbol: string) => void
  period: Period
  onPeriodChange: (period: Period) => void
  /** The connected wallet, whose row is marked. */
  own: string | null
  /** Rows shown. */
  limit: number
  /** Links a row to the player's page. */
  playerLink: (address: string, content: ReactNode) => ReactNode
}

interface Kind<Leaders, Period extends string, Entry> {
  label: string
  /** Heads the last column. */
  measure: string
  periods: readonly { value: Period; label: string }[]
  loading: string
  failed: string
  empty: { title: string; detail: string }
  /** Under the rows: by which rule they are ranked. */
  rule: (leaders: Leaders) => string
  /** By what a player has the place. */
  figures: (entry: Entry) => ReactNode
}

/** Players in the order that the server gives them: period and token to choose, one row each. */
export function Ranking<
  Entry extends { user: string },
  Period extends string,
  Leaders extends { entries: readonly Entry[]; asOfMs: number },
>(props: RankingProps<Leaders, Period> & Kind<Leaders, Period, Entry>) {
  const { leaders, tokens, token, onTokenChange, periods, period, onPeriodChange, rule } = props
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap gap-3">
        <SegmentedControl label="Period" options={periods} value={period} onValueChange={onPeriodChange} />
        <SegmentedControl
          label="Token"
          options={tokens.map(({ symbol }) => ({ value: symbol, label: symbol }))}
          value={token.symbol}
          onValueChange={onTokenChange}
        />
      </div>
      <Rows {...props} />
      {leaders.status === "ready" && (
        <p role="status" className={leaders.stale ? "text-sm text-warning" : "text-sm text-text-muted"}>
          {leaders.stale
            ? `Refreshing failed. Showing data from ${clockText(leaders.value.asOfMs)}.`
            : rule(leaders.value)}
        </p>
      )}
    </div>
  )
}

type RowsProps<Leaders extends { entries: readonly Entry[] }, Entry> = Pick<
  RankingProps<Leaders, string>,
  "leaders" | "own" | "limit" | "playerLink"
> &
  Pick<Kind<Leaders, string, Entry>, "label" | "measure" | "loading" | "failed" | "empty" | "figures">

function Rows<Entry extends { user: string }, Leaders extends { entries: readonly Entry[] }>({
  leaders,
  own,
  limit,
  playerLink,
  label,
  measure,
  loading,
  failed,
  empty,
  figures,
}: RowsProps<Leaders, Entry>) {
  switch (leaders.status) {
    case "loading":
      return <SkeletonRows count={5} label={loading} />
    case "failed":
      return (
        <ErrorState
          title={failed}
          detail={<span className="text-danger">{leaders.error.message}</span>}
          onRetry={leaders.retry}
        />
      )
    case "ready":
      if (leaders.value.entries.length === 0) return <EmptyState {...empty} />
      return (
        <table aria-label={label} className="w-full max-5xs:block max-5xs:[&>tbody]:block">
          <thead className="max-5xs:sr-only">
            <tr className="h-9 type-label text-text-muted">
              <th scope="col" className="w-16 whitespace-nowrap ps-2 pe-2 text-start font-medium max-md:w-11">
                Rank
              </th>
              <th scope="col" className="text-start font-medium">
                Player
              </th>
              <th scope="col" className="pe-2 text-end font-medium">
                {measure}
              </th>
            </tr>
          </thead>
          <tbody>
            {leaders.value.entries.slice(0, limit).map((entry, index) => (
              <tr key={entry.user} className={rowClass(entry.user === own)}>
                <td className="ps-2">
                  <RankMedal rank={index + 1} />
                </td>
                <td className="min-w-0 py-1 pe-2 max-5xs:pe-0">
                  {playerLink(entry.user, <PlayerCell user={entry.user} own={entry.user === own} />)}
                </td>
                <td className="pe-2 text-end max-5xs:col-start-2 max-5xs:pe-0 max-5xs:text-start">{figures(entry)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

export const stillReading = "We are still counting older bets, so this ranking may change."

import { ColumnAmount, EmptyState, ErrorState, RankMedal, SegmentedControl, SkeletonRows } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { TokenConfig } from "#contract/config"
import type { Leaderboard } from "#contract/leaderboard"
import type { LeaderboardPeriod } from "#contract/leaderboard-period"
import { clockText, type Remote } from "#features/kernel"
import { PlayerCell, rowClass } from "./player-cell"

export interface LeaderboardViewProps {
  leaders: Remote<Leaderboard>
  tokens: readonly TokenConfig[]
  token: TokenConfig
  onTokenChange: (symbol: string) => void
  period: LeaderboardPeriod
  onPeriodChange: (period: LeaderboardPeriod) => void
  /** The connected wallet, whose row is marked. */
  own: string | null
  /** Rows shown. */
  limit: number
  /** The full list of a page, or the short one of a dialog. */
  variant: "panel" | "modal"
  /** Links a row to the player's page. */
  playerLink: (address: string, content: ReactNode) => ReactNode
}

const periods: readonly { value: LeaderboardPeriod; label: string }[] = [
  { value: "alltime", label: "All time" },
  { value: "30d", label: "30 days" },
  { value: "7d", label: "7 days" },
  { value: "24h", label: "24 hours" },
]

/** Players by wagered amount: period and token to choose, one row each. */
export function LeaderboardView(props: LeaderboardViewProps) {
  const { leaders, tokens, token, onTokenChange, period, onPeriodChange } = props
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
          {footnote(leaders)}
        </p>
      )}
    </div>
  )
}

function footnote({ value, stale }: Extract<LeaderboardViewProps["leaders"], { status: "ready" }>): string {
  if (stale) return `Refreshing failed. Showing data from ${clockText(value.asOfMs)}.`
  return value.complete
    ? "Every settled play at this casino counts, except Plinko Race. Refreshed every 30 seconds."
    : "We are still reading older plays from the chain, so this ranking may change."
}

const words = {
  panel: {
    loading: "Loading...",
    failed: "The leaderboard did not load",
    empty: { title: "Coming soon.", detail: "Nothing was wagered in this period." },
  },
  modal: {
    loading: "Loading leaderboard...",
    failed: "Error loading leaderboard",
    empty: { title: "No players yet", detail: "Be the first!" },
  },
} as const

function Rows({ leaders, token, own, limit, variant, playerLink }: LeaderboardViewProps) {
  const { loading, failed, empty } = words[variant]
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
        <table aria-label="Leaderboard" className="w-full max-5xs:block max-5xs:[&>tbody]:block">
          <thead className="max-5xs:sr-only">
            <tr className="h-9 type-label text-text-muted">
              <th scope="col" className="w-16 ps-2 text-start font-medium max-md:w-11">
                Rank
              </th>
              <th scope="col" className="text-start font-medium">
                Player
              </th>
              <th scope="col" className="pe-2 text-end font-medium">
                Wagered
              </th>
            </tr>
          </thead>
          <tbody>
            {leaders.value.entries.slice(0, limit).map((leader, index) => (
              <LeaderRow
                key={leader.user}
                leader={leader}
                rank={index + 1}
                own={leader.user === own}
                token={token}
                playerLink={playerLink}
              />
            ))}
          </tbody>
        </table>
      )
  }
}

interface LeaderRowProps extends Pick<LeaderboardViewProps, "token" | "playerLink"> {
  leader: Leaderboard["entries"][number]
  rank: number
  own: boolean
}

function LeaderRow({ leader: { user, wagered, plays }, rank, own, token, playerLink }: LeaderRowProps) {
  return (
    <tr className={rowClass(own)}>
      <td className="ps-2">
        <RankMedal rank={rank} />
      </td>
      <td className="min-w-0 py-1 pe-2 max-5xs:pe-0">{playerLink(user, <PlayerCell user={user} own={own} />)}</td>
      <td className="pe-2 text-end max-5xs:col-start-2 max-5xs:pe-0 max-5xs:text-start">
        <ColumnAmount
          value={wagered}
          decimals={token.decimals}
          symbol={token.symbol}
          className="font-semibold max-md:text-sm max-5xs:whitespace-normal"
        />
        <span className="block text-text-muted text-xs">{plays === 1 ? "1 play" : `${plays} plays`}</span>
      </td>
    </tr>
  )
}

import { multiplierText } from "@dghrt/betting/model"
import {
  ColumnAmount,
  EmptyState,
  ErrorState,
  formatUnits,
  RankMedal,
  SegmentedControl,
  SkeletonRows,
} from "@dghrt/design-system"
import type { TokenConfig } from "#contract/config"
import type { MultiplierLeaders, MultiplierPeriod } from "#contract/multiplier-leaders"
import { clockText, type Remote } from "#features/kernel"
import type { LeaderboardViewProps } from "./leaderboard-view"
import { PlayerCell, rowClass } from "./player-cell"

export interface MultipliersViewProps
  extends Pick<LeaderboardViewProps, "tokens" | "token" | "onTokenChange" | "own" | "limit" | "playerLink"> {
  leaders: Remote<MultiplierLeaders>
  period: MultiplierPeriod
  onPeriodChange: (period: MultiplierPeriod) => void
}

const periods: readonly { value: MultiplierPeriod; label: string }[] = [
  { value: "24h", label: "24 hours" },
  { value: "7d", label: "7 days" },
]

/** Players by the multiplier of their best win: period and token to choose, one row each. */
export function MultipliersView(props: MultipliersViewProps) {
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
          {footnote(leaders, token)}
        </p>
      )}
    </div>
  )
}

function footnote(
  { value, stale }: Extract<MultipliersViewProps["leaders"], { status: "ready" }>,
  { symbol, decimals }: TokenConfig,
): string {
  if (stale) return `Refreshing failed. Showing data from ${clockText(value.asOfMs)}.`
  const rule = `Each player's best single bet of at least ${formatUnits(value.minWager, decimals)} ${symbol} that paid 10x or more, except Plinko Race.`
  return value.complete ? rule : `${rule} We are still reading older plays from the chain, so this ranking may change.`
}

function Rows({ leaders, token, own, limit, playerLink }: MultipliersViewProps) {
  switch (leaders.status) {
    case "loading":
      return <SkeletonRows count={5} label="Loading the biggest multipliers" />
    case "failed":
      return (
        <ErrorState
          title="The biggest multipliers did not load"
          detail={<span className="text-danger">{leaders.error.message}</span>}
          onRetry={leaders.retry}
        />
      )
    case "ready":
      if (leaders.value.entries.length === 0)
        return <EmptyState title="Nobody is ranked yet" detail="Choose another period or another token." />
      return (
        <table aria-label="Biggest multipliers" className="w-full max-5xs:block max-5xs:[&>tbody]:block">
          <thead className="max-5xs:sr-only">
            <tr className="h-9 type-label text-text-muted">
              <th scope="col" className="w-16 ps-2 text-start font-medium max-md:w-11">
                Rank
              </th>
              <th scope="col" className="text-start font-medium">
                Player
              </th>
              <th scope="col" className="pe-2 text-end font-medium">
                Multiplier and wager
              </th>
            </tr>
          </thead>
          <tbody>
            {leaders.value.entries.slice(0, limit).map(({ user, multiplierBps, wager }, index) => (
              <tr key={user} className={rowClass(user === own)}>
                <td className="ps-2">
                  <RankMedal rank={index + 1} />
                </td>
                <td className="min-w-0 py-1 pe-2 max-5xs:pe-0">
                  {playerLink(user, <PlayerCell user={user} own={user === own} />)}
                </td>
                <td className="pe-2 text-end max-5xs:col-start-2 max-5xs:pe-0 max-5xs:text-start">
                  <span className="block font-semibold max-md:text-sm">{multiplierText(multiplierBps)}</span>
                  <ColumnAmount
                    value={wager}
                    decimals={token.decimals}
                    symbol={token.symbol}
                    className="text-text-muted text-xs max-5xs:whitespace-normal"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

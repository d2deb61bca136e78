import { ColumnAmount } from "@dghrt/design-system"
import type { Leaderboard } from "#contract/leaderboard"
import type { LeaderboardPeriod } from "#contract/leaderboard-period"
import { Ranking, type RankingProps, stillReading } from "./ranking"

export interface LeaderboardViewProps extends RankingProps<Leaderboard, LeaderboardPeriod> {
  /** The full list of a page, or the short one of a dialog. */
  variant: "panel" | "modal"
}

const periods: readonly { value: LeaderboardPeriod; label: string }[] = [
  { value: "alltime", label: "All time" },
  { value: "30d", label: "30 days" },
  { value: "7d", label: "7 days" },
  { value: "24h", label: "24 hours" },
]

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

/** Players by wagered amount. */
export const LeaderboardView = ({ variant, ...props }: LeaderboardViewProps) => (
  <Ranking
    {...props}
    {...words[variant]}
    label="Leaderboard"
    measure="Wagered"
    periods={periods}
    rule={({ complete }) =>
      complete
        ? "Every settled play at this casino counts, except Plinko Race. Refreshed every 30 seconds."
        : stillReading
    }
    figures={({ wagered, plays }: Leaderboard["entries"][number]) => (
      <>
        <ColumnAmount
          value={wagered}
          decimals={props.token.decimals}
          symbol={props.token.symbol}
          className="font-semibold max-md:text-sm max-5xs:whitespace-normal"
        />
        <span className="block text-text-muted text-xs">{plays === 1 ? "1 play" : `${plays} plays`}</span>
      </>
    )}
  />
)

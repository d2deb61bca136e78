import { Badge, Button, cn } from "@dghrt/design-system"
import { Flame, Skull } from "lucide-react"
import { mood, type PlayCounts, winRate } from "./statistics"

export interface QuickStatsViewProps {
  counts: PlayCounts
  onClear: () => void
  className?: string
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The player's own counters, kept in this browser. */
export function QuickStatsView({ counts, onClear, className }: QuickStatsViewProps) {
  const rate = winRate(counts)
  const word = mood(counts)
  const Icon = word === "rekt" ? Skull : Flame
  return (
    <section aria-label="Quick Stats" className={cn("card shrink-0 p-4", className)}>
      <div className="flex min-h-6.5 items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate text-text-muted type-label">Quick Stats</h2>
        {word && (
          <Badge tone={word === "rekt" ? "danger" : "warning"} className="h-6">
            <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
            {word}
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
        <Line name="Plays" value={counts.gamesPlayed.toLocaleString("en")} />
        <Line name="Wins" value={counts.wins.toLocaleString("en")} className="text-success" />
        <Line name="Losses" value={counts.losses.toLocaleString("en")} />
      </dl>
      {counts.gamesPlayed > 0 && (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={onClear} className="mt-2 w-full">
          Clear history
        </Button>
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

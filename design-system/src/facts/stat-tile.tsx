import type { ReactNode } from "react"
import { cn } from "../lib/cn"

export interface StatTileProps {
  /** What the figure is. */
  label: string
  /** The figure. */
  value: ReactNode
  /** What the figure is measured over, or how old it is. */
  note?: ReactNode
  className?: string
}

/** One large figure in a card of its own. */
export function StatTile({ label, value, note, className }: StatTileProps) {
  return (
    <dl data-slot="stat-tile" className={cn("card wrap-anywhere px-5 py-4", className)}>
      <dt className="text-text-muted type-label">{label}</dt>
      <dd className="type-d3 type-display mt-1">{value}</dd>
      {note && <dd className="mt-1 text-[0.8125rem] text-text-muted">{note}</dd>}
    </dl>
  )
}

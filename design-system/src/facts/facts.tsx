import type { ReactNode } from "react"
import { cn } from "../lib/cn"

export interface Fact {
  /** What the figure is; each occurs once. */
  label: string
  /** The figure. */
  value: ReactNode
  /** The one figure that is money to win. */
  money?: boolean
}

interface FactsProps {
  /** From the start of the row to its end, all of one width. */
  items: readonly Fact[]
  className?: string
}

/** Short figures side by side, split by hairlines. */
export function Facts({ items, className }: FactsProps) {
  return (
    <dl
      data-slot="facts"
      className={cn(
        "framed grid auto-cols-fr grid-flow-col overflow-hidden rounded-md bg-[color-mix(in_oklab,var(--surface)_86%,transparent)]",
        className,
      )}
    >
      {items.map(({ label, value, money }) => (
        <div key={label} className="min-w-0 border-hair px-4 py-2.5 not-first:border-s max-md:px-2.5">
          <dt className="text-text-muted type-label">{label}</dt>
          <dd className={cn("font-[650] text-lg", money && "text-accent", "max-md:text-base")}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

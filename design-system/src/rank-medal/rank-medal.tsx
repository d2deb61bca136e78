import { cn } from "../lib/cn"

/** Gold, silver and a dull third: no theme's other colour may outshine the first place. */
const discs: Readonly<Record<number, string>> = {
  1: "bg-accent",
  2: "bg-text-secondary",
  3: "bg-[color-mix(in_oklab,var(--accent),var(--text-muted)_60%)]",
}

export interface RankMedalProps {
  /** From 1. The first three have a disc. */
  rank: number
  className?: string
}

/** A place in a ranking. */
export function RankMedal({ rank, className }: RankMedalProps) {
  const disc = discs[rank]
  return (
    <span
      data-slot="rank-medal"
      className={cn(
        "grid size-7 place-items-center rounded-full text-sm tabular-nums",
        disc ? `font-bold text-background ${disc} forced-colors:border` : "text-text-muted",
        className,
      )}
    >
      {rank}
    </span>
  )
}

import { cn } from "../lib/cn"

const discs: Readonly<Record<number, string>> = { 1: "bg-accent", 2: "bg-text-secondary", 3: "bg-warning" }

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

export interface BoardHeadProps {
  /** "Pays" where a win pays one amount, "Up to" where there are several. */
  promise: "Pays" | "Up to"
  /** "2x" */
  multiplier: string
  /** What stands at the other end: the chance of a win, or the return of the draw. */
  label: string
  /** "50%" */
  value: string
}

/** A phone's line over the board: what a win pays and how likely it is; the last results stand between them. */
export function BoardHead({ promise, multiplier, label, value }: BoardHeadProps) {
  return (
    <div className="mb-2 flex h-8.5 w-full items-center justify-between md:hidden">
      <span className="flex items-baseline gap-2 text-text-muted type-label">
        <span className="max-[379px]:sr-only">{promise}</span>
        <b className="type-display text-[calc(24px*var(--display-scale))] text-accent">{multiplier}</b>
      </span>
      <span className="flex items-baseline gap-2 text-text-muted type-label">
        <span className="max-[379px]:sr-only">{label}</span> <b className="font-[650] text-[17px] text-text">{value}</b>
      </span>
    </div>
  )
}

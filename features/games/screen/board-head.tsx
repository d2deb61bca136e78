/** "Pays" and "2x" */
type HeadFact = readonly [label: string, value: string]

const widthBesideTwoResults = 10

/** A phone's line over the board, in place of the ladder: what there is to win, and one more fact; results are between them. */
export function BoardHead({ left, right }: { left: HeadFact; right: HeadFact }) {
  const crowded = right.join(" ").length > widthBesideTwoResults
  return (
    <div
      data-slot="board-head"
      data-crowded={crowded}
      className="mb-2 flex h-8.5 w-full items-center justify-between md:hidden"
    >
      <span className="flex items-baseline gap-2 text-text-muted type-label">
        <span>{left[0]}</span>
        <b className="type-display text-[calc(1.5rem*var(--display-scale))]">{left[1]}</b>
      </span>
      <span className="flex items-baseline gap-2 text-text-muted type-label">
        <span>{right[0]}</span> <b className="font-[650] text-[1.0625rem] text-text">{right[1]}</b>
      </span>
    </div>
  )
}

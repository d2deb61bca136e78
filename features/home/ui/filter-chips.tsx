import type { GameFilter } from "../model/game-filters"

const filters: ReadonlyArray<{ id: GameFilter; label: string }> = [
  { id: "all", label: "All Games" },
  { id: "live", label: "Live" },
  { id: "new", label: "New" },
]

export interface FilterChipsProps {
  value: GameFilter
  onChange: (filter: GameFilter) => void
}

/** Filters the games. The chosen chip is inverted text, because the theme's primary colour marks actions. */
export function FilterChips({ value, onChange }: FilterChipsProps) {
  return (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">Show</legend>
      {filters.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={value === id}
          onClick={() => onChange(id)}
          className="flex h-10 items-center gap-1.75 whitespace-nowrap rounded-pill border-(length:--border-w) border-border px-3.5 font-[550] text-[0.84375rem] text-text-secondary transition-tint [border-style:solid] hover:border-border-hover hover:text-text aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-background md:h-9 forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:text-[Highlight]"
        >
          {id === "live" && <i aria-hidden className="size-2 rounded-full bg-success" />}
          {label}
        </button>
      ))}
    </fieldset>
  )
}

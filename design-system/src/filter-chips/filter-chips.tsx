import type { ReactNode } from "react"
import { cn } from "../lib/cn"
import { OneLine } from "../one-line/one-line"

export interface FilterChipsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  /** The chosen option. */
  value: Value
  /** Runs with the option whose chip was pressed, also when it is the chosen one. */
  onValueChange: (value: Value) => void
  /** In the order in which they are shown. */
  options: ReadonlyArray<{ value: Value; label: ReactNode }>
  className?: string
}

/** Filters a list by one of a few values. The chosen chip is inverted text, because the primary colour marks actions. */
export function FilterChips<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: FilterChipsProps<Value>) {
  return (
    <fieldset data-slot="filter-chips" className={cn("flex min-w-0 flex-wrap gap-1.5", className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onValueChange(option.value)}
          className="flex h-10 max-w-full items-center gap-1.75 whitespace-nowrap rounded-pill border-(length:--border-w) border-border px-3.5 font-[550] text-[0.84375rem] text-text-secondary transition-tint [border-style:solid] hover:border-border-hover hover:text-text aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-background md:h-9 forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:text-[Highlight]"
        >
          <OneLine>{option.label}</OneLine>
        </button>
      ))}
    </fieldset>
  )
}

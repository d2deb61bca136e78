import { RadioGroup } from "radix-ui"
import type { ReactNode } from "react"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"

export interface SegmentedControlProps<Value extends string> {
  /** Spoken name of the group. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: ReadonlyArray<{ value: Value; label: ReactNode; disabled?: boolean }>
  disabled?: boolean
  className?: string
}

/** One of a few, all in sight. Arrow keys choose. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  disabled,
  className,
}: SegmentedControlProps<Value>) {
  const dir = useWritingDirection()
  function choose(next: string) {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <RadioGroup.Root
      data-slot="segmented-control"
      aria-label={label}
      orientation="horizontal"
      dir={dir}
      value={value}
      onValueChange={choose}
      disabled={disabled}
      className={cn(
        "framed flex flex-wrap gap-0.75 rounded-sm bg-[color-mix(in_oklab,var(--input)_82%,transparent)] p-1",
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="flex h-9 min-w-max flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-[max(calc(var(--r-sm)-4px),0px)] px-3 font-[550] text-sm text-text-secondary transition-tint enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-48 data-[state=checked]:bg-[color-mix(in_oklab,var(--surface),var(--primary)_16%)] data-[state=checked]:font-[650] data-[state=checked]:text-text data-[state=checked]:shadow-[inset_0_0_0_1.5px_var(--primary)] max-md:h-10 max-md:px-1 forced-colors:data-[state=checked]:outline-2"
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

import { cva } from "class-variance-authority"
import { Check } from "lucide-react"
import { RadioGroup as Primitive } from "radix-ui"
import { type ReactNode, useId } from "react"
import { FieldLabel } from "../field/field"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"

const option = cva(
  "group/radio flex min-h-14 w-full items-center gap-3.5 rounded-md border-(length:--border-w) border-border bg-well px-3.5 py-2.5 text-start transition-tint [border-style:solid] enabled:hover:border-border-hover disabled:cursor-not-allowed disabled:opacity-48 data-[state=checked]:border-primary data-[state=checked]:bg-[color-mix(in_oklab,var(--surface),var(--primary)_9%)] data-[state=checked]:shadow-[0_0_0_1px_var(--primary)] forced-colors:data-[state=checked]:outline-2",
)

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  description?: ReactNode
  /** Right of the words: a price, a balance. */
  aside?: ReactNode
  /** Left of the words: a coin, a picture. */
  icon?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  label: string
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  disabled?: boolean
  className?: string
}

/** One of a few that need a line each. Arrow keys choose. */
export function RadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  disabled,
  className,
}: RadioGroupProps<Value>) {
  const id = useId()
  const dir = useWritingDirection()
  function choose(next: string) {
    const chosen = options.find((candidate) => candidate.value === next)
    if (chosen) onValueChange(chosen.value)
  }
  return (
    <div data-slot="radio-group" className={cn("grid grid-cols-1 gap-2", className)}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <Primitive.Root
        aria-labelledby={id}
        dir={dir}
        value={value}
        onValueChange={choose}
        disabled={disabled}
        className="grid grid-cols-1 gap-2"
      >
        {options.map(({ value: key, label: name, description, aside, icon, disabled: off }) => (
          <Primitive.Item
            key={key}
            value={key}
            disabled={off}
            aria-label={name}
            aria-describedby={description || aside ? `${id}-${key}` : undefined}
            className={option()}
          >
            {icon}
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-semibold">{name}</span>
              {(description || aside) && (
                <span id={`${id}-${key}`} className="flex flex-wrap justify-between gap-x-3 text-[0.84375rem]">
                  <span className="text-text-secondary">{description}</span>
                  {aside && <span className="font-semibold text-text">{aside}</span>}
                </span>
              )}
            </span>
            <span
              aria-hidden
              className="grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-input-border group-data-[state=checked]/radio:border-primary group-data-[state=checked]/radio:bg-primary group-data-[state=checked]/radio:text-background"
            >
              <Check className="size-3.5 opacity-0 group-data-[state=checked]/radio:opacity-100" strokeWidth={2.5} />
            </span>
          </Primitive.Item>
        ))}
      </Primitive.Root>
    </div>
  )
}

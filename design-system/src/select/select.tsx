import { cva } from "class-variance-authority"
import { Check, ChevronDown } from "lucide-react"
import { Select as Primitive } from "radix-ui"
import { type ReactNode, useId } from "react"
import { FieldLabel, FieldProblem } from "../field/field"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"

const trigger = cva(
  "flex h-11 w-full items-center gap-2 rounded-sm border-(length:--border-w) bg-input ps-3.25 pe-3 text-start text-text outline-offset-2 [border-style:solid] disabled:cursor-not-allowed disabled:opacity-48 data-placeholder:text-text-muted",
  {
    variants: { invalid: { true: "border-danger", false: "border-input-border" } },
  },
)

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Right of the label in the list. */
  aside?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  label: string
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  placeholder?: string
  /** Says what is wrong; marks the field invalid. */
  problem?: string | null
  disabled?: boolean
  className?: string
}

/** One of many, behind a field. Letters jump to an option; arrow keys move, Enter takes, Escape leaves. */
export function Select<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  placeholder = "Choose",
  problem = null,
  disabled,
  className,
}: SelectProps<Value>) {
  const id = useId()
  const dir = useWritingDirection()
  function choose(next: string) {
    const chosen = options.find((candidate) => candidate.value === next)
    if (chosen) onValueChange(chosen.value)
  }
  return (
    <div data-slot="select" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Primitive.Root dir={dir} value={value ?? ""} onValueChange={choose} disabled={disabled}>
        <Primitive.Trigger
          id={id}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className={trigger({ invalid: problem !== null })}
        >
          <span className="min-w-0 flex-1 truncate">
            <Primitive.Value placeholder={placeholder} />
          </span>
          <ChevronDown aria-hidden className="size-4.5 shrink-0 text-text-muted" strokeWidth={1.75} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            className="framed z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-24px)] rounded-md bg-surface text-text shadow-3 data-[state=open]:animate-fade-in"
          >
            <Primitive.Viewport className="p-1.5">
              {options.map((option) => (
                <Primitive.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-2 text-text-secondary outline-none data-disabled:cursor-not-allowed data-highlighted:bg-surface-hover data-highlighted:text-text data-disabled:opacity-48 data-[state=checked]:text-text forced-colors:data-highlighted:outline-2"
                >
                  <span className="wrap-anywhere min-w-0 flex-1">
                    <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  </span>
                  {option.aside && <span className="text-[0.84375rem] text-text-muted">{option.aside}</span>}
                  <span className="grid size-4.5 shrink-0 place-items-center text-primary">
                    <Primitive.ItemIndicator>
                      <Check aria-hidden className="size-4.5" strokeWidth={2} />
                    </Primitive.ItemIndicator>
                  </span>
                </Primitive.Item>
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  )
}

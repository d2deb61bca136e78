import { RadioGroup } from "radix-ui"
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useState } from "react"
import { useControllable } from "../hooks/use-controllable"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"
import { forwardGenericRef } from "../lib/forward-generic-ref"
import { isFormReset } from "../lib/is-form-reset"
import { nativeInputs } from "../lib/native-inputs"
import { OneLine } from "../one-line/one-line"

export interface SegmentedControlProps<Value extends string>
  extends Omit<
    ComponentPropsWithoutRef<typeof RadioGroup.Root>,
    "value" | "defaultValue" | "onValueChange" | "asChild" | "children" | "dir"
  > {
  /** Spoken name of the group. */
  label: string
  /** Without it the control holds its own state, which starts with `defaultValue` or the first option that can be chosen. */
  value?: Value
  /** The option chosen at first, where `value` is left out; the first when this is left out too. */
  defaultValue?: Value
  /** Runs with the option that was chosen. */
  onValueChange?: (value: Value) => void
  /** In this order. `label` is drawn and read out; a disabled one cannot be chosen. */
  options: ReadonlyArray<{ value: Value; label: ReactNode; disabled?: boolean }>
  /** Can be focused and is submitted, but not changed. */
  readOnly?: boolean
}

/** One of a few, all visible. Arrow keys choose. */
export const SegmentedControl = forwardGenericRef(function SegmentedControl<Value extends string>(
  { label, value, defaultValue, onValueChange, options, readOnly, className, ...props }: SegmentedControlProps<Value>,
  ref: Ref<HTMLDivElement>,
) {
  const dir = useWritingDirection()
  const first = options.find(({ disabled }) => !disabled)?.value
  const [atFirst, setAtFirst] = useState(value ?? defaultValue ?? first)
  // Options may arrive after the first render. The first of them stays the default when others take their place.
  if (atFirst === undefined && first !== undefined) setAtFirst(first)
  const [held, setHeld] = useControllable<Value | undefined>({
    value,
    defaultValue: undefined,
    onChange: (next) => next !== undefined && onValueChange?.(next),
  })
  const chosen = held ?? atFirst
  function choose(next: string) {
    if (isFormReset()) return setHeld(atFirst)
    const option = options.find((candidate) => candidate.value === next)
    if (option && !readOnly) setHeld(option.value)
  }
  return (
    <RadioGroup.Root
      data-slot="segmented-control"
      orientation="horizontal"
      {...props}
      ref={ref}
      aria-label={label}
      aria-readonly={readOnly || undefined}
      dir={dir}
      value={chosen ?? null}
      onValueChange={choose}
      className={cn(
        "framed flex flex-wrap gap-0.75 rounded-sm bg-[color-mix(in_oklab,var(--input)_82%,transparent)] p-1",
        nativeInputs,
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="flex h-9 min-w-max max-w-full flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-[max(calc(var(--r-sm)-4px),0px)] px-3 font-[550] text-sm text-text-secondary transition-tint enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-48 data-[state=checked]:bg-[color-mix(in_oklab,var(--surface),var(--primary)_16%)] data-[state=checked]:font-[650] data-[state=checked]:text-text data-[state=checked]:shadow-[inset_0_0_0_1.5px_var(--primary)] max-md:h-10 max-md:px-1 forced-colors:data-[state=checked]:outline-2"
        >
          <OneLine className="max-w-64">{option.label}</OneLine>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
})

import { cva } from "class-variance-authority"
import { Check } from "lucide-react"
import { RadioGroup as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useId, useRef } from "react"
import { FieldLabel } from "../field/field"
import { useControllable } from "../hooks/use-controllable"
import { useRadioName } from "../hooks/use-radio-name"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"
import { forwardGenericRef } from "../lib/forward-generic-ref"
import { isFormReset } from "../lib/is-form-reset"
import { nativeInputs } from "../lib/native-inputs"

const option = cva(
  "group/radio flex min-h-14 w-full items-center gap-3.5 rounded-md border-(length:--border-w) border-border bg-well px-3.5 py-2.5 text-start transition-tint [border-style:solid] enabled:hover:border-border-hover disabled:cursor-not-allowed disabled:opacity-48 data-[state=checked]:border-primary data-[state=checked]:bg-[color-mix(in_oklab,var(--surface),var(--primary)_9%)] data-[state=checked]:shadow-[0_0_0_1px_var(--primary)] forced-colors:data-[state=checked]:outline-2",
)

export interface RadioOption<Value extends string> {
  /** Identifies the option; a form submits it. */
  value: Value
  /** The option's visible label and accessible name. */
  label: string
  /** A second line under the label, read out after it. */
  description?: ReactNode
  /** Right of the words: a price, a balance. */
  aside?: ReactNode
  /** Left of the words: a coin, a picture. */
  icon?: ReactNode
  /** Cannot be chosen; the arrow keys pass over it. */
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string>
  extends Omit<
    ComponentPropsWithoutRef<typeof Primitive.Root>,
    "value" | "defaultValue" | "onValueChange" | "asChild" | "children" | "dir"
  > {
  /** Visible label above the options, and the group's accessible name. */
  label: string
  /** Null while nothing is chosen. Without it the group holds its own state, which starts with `defaultValue`. */
  value?: Value | null
  /**
   * The option chosen at first, where `value` is left out.
   * @default null
   */
  defaultValue?: Value | null
  /** Runs with the option that was chosen, and with null when a reset form takes back a choice that began as null. */
  onValueChange?(value: NoInfer<Value> | null): void
  /** One line each, in this order. */
  options: readonly RadioOption<Value>[]
  /** Can be focused and is submitted, but not changed. */
  readOnly?: boolean
}

/**
 * One of a few that need a line each. Arrow keys choose. `className` is the outer box's; other props reach the group,
 * `name`, `required` and `form` its native inputs.
 */
export const RadioGroup = forwardGenericRef(function RadioGroup<Value extends string>(
  { label, value, defaultValue = null, onValueChange, options, readOnly, className, ...props }: RadioGroupProps<Value>,
  ref: Ref<HTMLDivElement>,
) {
  const id = useId()
  const dir = useWritingDirection()
  const [chosen, setChosen] = useControllable<Value | null>({
    value,
    defaultValue,
    onChange: onValueChange,
  })
  const radioName = useRadioName(props.name, props.required)
  const initial = useRef(chosen)
  function choose(next: string | null) {
    // What was chosen at first may not be among the options yet.
    if (isFormReset()) return setChosen(initial.current)
    const option = options.find((candidate) => candidate.value === next)
    if (option && !readOnly) setChosen(option.value)
  }
  return (
    <div data-slot="radio-group" className={cn("grid grid-cols-1 gap-2", className)}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <Primitive.Root
        {...props}
        ref={ref}
        name={radioName}
        aria-labelledby={id}
        aria-readonly={readOnly || undefined}
        dir={dir}
        value={chosen}
        onValueChange={choose}
        className={cn("grid grid-cols-1 gap-2", nativeInputs)}
      >
        {options.map(({ value: key, label: name, description, aside, icon, disabled: off }, index) => (
          <Primitive.Item
            key={key}
            value={key}
            disabled={off}
            aria-label={name}
            aria-describedby={description || aside ? `${id}-${index}` : undefined}
            className={option()}
          >
            {icon}
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-semibold">{name}</span>
              {(description || aside) && (
                <span id={`${id}-${index}`} className="flex flex-wrap justify-between gap-x-3 text-[0.84375rem]">
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
})

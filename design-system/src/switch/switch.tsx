import { Switch as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react"
import { useControllable } from "../hooks/use-controllable"
import { cn } from "../lib/cn"
import { describedBy } from "../lib/described-by"
import { isFormReset } from "../lib/is-form-reset"
import { nativeInputs } from "../lib/native-inputs"

export interface SwitchProps
  extends Omit<
    ComponentPropsWithoutRef<typeof Primitive.Root>,
    "checked" | "defaultChecked" | "onCheckedChange" | "asChild" | "children"
  > {
  /** Visible label before the switch, and its accessible name. A press on it toggles the switch. */
  label: string
  /** Without it the switch holds its own state, which starts with `defaultChecked`. */
  checked?: boolean
  /** Whether it is on at first and after a form reset, where `checked` is left out. */
  defaultChecked?: boolean
  /** Runs with the new state. */
  onCheckedChange?: (checked: boolean) => void
  /** What it changes, under the label. */
  description?: ReactNode
  /** Can be focused and is submitted, but not changed. */
  readOnly?: boolean
}

/** A setting that is on or off at once. `className` is the row's; other props reach the switch. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { label, checked, defaultChecked = false, onCheckedChange, description, readOnly, className, id: givenId, ...props },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [on, setOn] = useControllable({ value: checked, defaultValue: defaultChecked, onChange: onCheckedChange })
  return (
    <div data-slot="switch" className={cn("flex min-h-11 items-center gap-4", nativeInputs, className)}>
      <div className="wrap-anywhere min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-[0.84375rem] text-text-muted">
            {description}
          </p>
        )}
      </div>
      <Primitive.Root
        {...props}
        ref={ref}
        id={id}
        checked={on}
        onCheckedChange={(next) => (!readOnly || isFormReset()) && setOn(next)}
        aria-readonly={readOnly || undefined}
        aria-describedby={describedBy(description && `${id}-description`, props["aria-describedby"])}
        className="group/switch relative h-6.5 w-11.5 shrink-0 rounded-full border-(length:--border-w) border-input-border bg-input transition-tint [border-style:solid] before:absolute before:-inset-3 disabled:cursor-not-allowed disabled:opacity-48 data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:data-[state=checked]:bg-[Highlight]"
      >
        <Primitive.Thumb className="block size-4.5 translate-x-0.75 rounded-full bg-text-secondary transition-transform duration-(--dur-fast) ease-out data-[state=checked]:translate-x-5.5 rtl:-translate-x-0.75 rtl:data-[state=checked]:-translate-x-5.5 data-[state=checked]:bg-background forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText]" />
      </Primitive.Root>
    </div>
  )
})

import { Check, Minus } from "lucide-react"
import { Checkbox as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useImperativeHandle, useRef } from "react"
import { FieldProblem } from "../field/field"
import { useControllable } from "../hooks/use-controllable"
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect"
import { cn } from "../lib/cn"
import { describedBy } from "../lib/described-by"
import { isFormReset } from "../lib/is-form-reset"
import { nativeInputs } from "../lib/native-inputs"

export interface CheckboxProps
  extends Omit<
    ComponentPropsWithoutRef<typeof Primitive.Root>,
    "checked" | "defaultChecked" | "onCheckedChange" | "asChild" | "children"
  > {
  /** The statement. A press on it is a press on the box. */
  label: ReactNode
  /** "mixed" when it represents several values that differ. Without it the box holds its own state. */
  checked?: boolean | "mixed"
  /** Whether it is checked at first, while the box holds its own state. */
  defaultChecked?: boolean
  /** Runs for every change; a press on a mixed box checks it. */
  onCheckedChange?: (checked: boolean) => void
  /** More words under the label; a problem takes their place. */
  description?: ReactNode
  /** Says what is wrong; marks the box invalid. */
  problem?: string | null
  /**
   * Can be focused and is submitted, but not changed.
   * @default false
   */
  readOnly?: boolean
}

/**
 * A statement to agree with, or one of several to pick; it takes effect with the form, not at once. `className` is the
 * row's; other props reach the box.
 */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(
  {
    label,
    checked,
    defaultChecked = false,
    onCheckedChange,
    description,
    problem = null,
    readOnly,
    className,
    id: givenId,
    ...props
  },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [state, setState] = useControllable<boolean | "mixed">({
    value: checked,
    defaultValue: defaultChecked,
    onChange: (next) => onCheckedChange?.(next === true),
  })
  const box = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLButtonElement)
  const { form } = props
  // Radix gives `form` to its hidden input, and resets with the form that the button belongs to.
  useIsomorphicLayoutEffect(() => {
    if (form === undefined) box.current?.removeAttribute("form")
    else box.current?.setAttribute("form", form)
  }, [form])
  const note = problem !== null ? `${id}-problem` : description ? `${id}-description` : undefined
  return (
    <div
      data-slot="checkbox"
      className={cn("grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 py-2", nativeInputs, className)}
    >
      <Primitive.Root
        {...props}
        ref={box}
        id={id}
        checked={state === "mixed" ? "indeterminate" : state}
        // What the browser resets its hidden input to. A box that began mixed keeps its state, and the form its entry.
        defaultChecked={state === true}
        // A reset of a box that began mixed says "indeterminate", which is no answer to the statement.
        onCheckedChange={(next) => (!readOnly || isFormReset()) && next !== "indeterminate" && setState(next)}
        aria-readonly={readOnly || undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy(note, props["aria-describedby"])}
        className="peer relative grid size-6 place-items-center rounded-xs border-2 border-input-border bg-input text-background before:absolute before:-inset-3 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-48 data-[state=unchecked]:bg-input data-[state=checked]:border-primary data-[state=indeterminate]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:bg-primary forced-colors:text-[ButtonText]"
      >
        <Primitive.Indicator>
          {state === "mixed" ? (
            <Minus aria-hidden className="size-4" strokeWidth={2.5} />
          ) : (
            <Check aria-hidden className="size-4" strokeWidth={2.5} />
          )}
        </Primitive.Indicator>
      </Primitive.Root>
      <label
        htmlFor={id}
        className="wrap-anywhere font-medium peer-disabled:cursor-not-allowed peer-disabled:opacity-48"
      >
        {label}
      </label>
      {description && problem === null && (
        <p id={`${id}-description`} className="col-start-2 text-[0.84375rem] text-text-muted">
          {description}
        </p>
      )}
      {problem !== null && (
        <div className="col-start-2">
          <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
        </div>
      )}
    </div>
  )
})

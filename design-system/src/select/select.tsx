import { cva } from "class-variance-authority"
import { getNonce } from "get-nonce"
import { Check, ChevronDown } from "lucide-react"
import { Select as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react"
import { FieldLabel, FieldProblem } from "../field/field"
import { useControllable } from "../hooks/use-controllable"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"
import { describedBy } from "../lib/described-by"
import { forwardGenericRef } from "../lib/forward-generic-ref"
import { isFormReset } from "../lib/is-form-reset"
import { useOverlayHistory } from "../overlay-stack/overlay-history"

const trigger = cva(
  "flex h-11 w-full items-center gap-2 rounded-sm border-(length:--border-w) bg-input ps-3.25 pe-3 text-start text-text outline-offset-2 [border-style:solid] disabled:cursor-not-allowed disabled:opacity-48 data-placeholder:text-text-muted",
  {
    variants: { invalid: { true: "border-danger", false: "border-input-border" } },
  },
)

export interface SelectOption<Value extends string> {
  /** Identifies the option; a form submits it. */
  value: Value
  /** The option's text, in the list and in the field. */
  label: string
  /** Right of the label in the list. */
  aside?: ReactNode
  /** Cannot be chosen; the keys pass over it. */
  disabled?: boolean
}

export interface SelectProps<Value extends string>
  extends Omit<
      ComponentPropsWithoutRef<typeof Primitive.Trigger>,
      "value" | "defaultValue" | "asChild" | "children" | "form"
    >,
    Pick<SelectFormProps, "name" | "required" | "form" | "autoComplete"> {
  /** Visible label above the field, and its accessible name. */
  label: string
  /** Null while nothing is chosen. Without it the field holds its own state, which starts with `defaultValue`. */
  value?: Value | null
  /**
   * The option chosen at first, where `value` is left out.
   * @default null
   */
  defaultValue?: Value | null
  /** Runs with the option that was chosen, and with null when a reset form takes back a choice that began as null. */
  onValueChange?(value: NoInfer<Value> | null): void
  /** In the order of the list. */
  options: readonly SelectOption<Value>[]
  /**
   * Stands in the field while nothing is chosen. It does not replace the label.
   * @default "Choose"
   */
  placeholder?: string
  /** Says what is wrong; marks the field invalid. */
  problem?: string | null
  /** Can be focused and is submitted, but not changed. */
  readOnly?: boolean
  /**
   * Of a content security policy that lets only style elements with a nonce in: the list brings one.
   * @default what `setNonce` of `get-nonce` was given
   */
  nonce?: string
}

type SelectFormProps = ComponentPropsWithoutRef<typeof Primitive.Root>

/**
 * One of many, behind a field. Letters jump to an option; arrow keys move, Enter takes, Escape leaves. `className` is the
 * outer box's; other props reach the field's button, `name`, `required` and `form` its native select.
 */
export const Select = forwardGenericRef(function Select<Value extends string>(
  {
    label,
    value,
    defaultValue = null,
    onValueChange,
    options,
    placeholder = "Choose",
    problem = null,
    disabled,
    readOnly,
    name,
    required,
    form,
    autoComplete,
    nonce = getNonce(),
    className,
    id: givenId,
    ...props
  }: SelectProps<Value>,
  ref: Ref<HTMLButtonElement>,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const dir = useWritingDirection()
  const [open, setOpen] = useState(false)
  // A list that was open when the field became read-only must not open again by itself.
  if (readOnly && open) setOpen(false)
  useOverlayHistory(open, () => setOpen(false))
  const [chosen, setChosen] = useControllable<Value | null>({
    value,
    defaultValue,
    onChange: onValueChange,
  })
  const initial = useRef(chosen)
  const box = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState<string | null>(null)
  // The browser would lead to the native select, which nobody can see: its complaint is the field's.
  useEffect(() => {
    const { current } = box
    function complain(event: Event) {
      if (!(event.target instanceof HTMLSelectElement)) return
      const { form, validationMessage } = event.target
      event.preventDefault()
      setMissing(validationMessage)
      const isFirst = form?.querySelector("input:invalid, select:invalid, textarea:invalid") === event.target
      // After the browser, which goes to the next field that complains.
      if (isFirst) setTimeout(() => current?.querySelector<HTMLElement>("[role=combobox]")?.focus())
    }
    current?.addEventListener("invalid", complain, true)
    return () => current?.removeEventListener("invalid", complain, true)
  }, [])
  function choose(next: string) {
    // What was chosen at first may not be among the options yet.
    if (isFormReset()) return setChosen(initial.current)
    // An empty text is what Radix reports for a value whose option arrives later.
    const option = options.find((candidate) => candidate.value === next)
    if (option && !readOnly) {
      setMissing(null)
      setChosen(option.value)
    }
  }
  const said = problem ?? missing
  const shown = options.find((option) => option.value === chosen)
  return (
    <div ref={box} data-slot="select" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Primitive.Root
        dir={dir}
        value={chosen ?? ""}
        onValueChange={choose}
        open={open}
        onOpenChange={(next) => setOpen(next && !readOnly)}
        disabled={disabled}
        name={name}
        required={required}
        form={form}
        autoComplete={autoComplete}
      >
        <Primitive.Trigger
          {...props}
          ref={ref}
          id={id}
          aria-readonly={readOnly || undefined}
          aria-invalid={said !== null || undefined}
          aria-describedby={describedBy(said !== null && `${id}-problem`, props["aria-describedby"])}
          className={trigger({ invalid: said !== null })}
        >
          <span className="min-w-0 flex-1 truncate">
            {/* Elements of their own: of an option's text Radix would move the bare text node in here. */}
            <Primitive.Value placeholder={<span key="placeholder">{placeholder}</span>}>
              {shown && <span key={shown.value}>{shown.label}</span>}
            </Primitive.Value>
          </span>
          <ChevronDown aria-hidden className="size-4.5 shrink-0 text-text-muted" strokeWidth={1.75} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            // The list closes within this keydown: its keypress would go to the field, and open the list again.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            className="framed z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-24px)] rounded-md bg-surface text-text shadow-3 data-[state=open]:animate-fade-in"
          >
            <Primitive.Viewport nonce={nonce} className="p-1.5">
              {options.map((option, index) => (
                <Primitive.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  aria-describedby={option.aside ? `${id}-aside-${index}` : undefined}
                  className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-2 text-text-secondary outline-none data-disabled:cursor-not-allowed data-highlighted:bg-surface-hover data-highlighted:text-text data-disabled:opacity-48 data-[state=checked]:text-text forced-colors:data-highlighted:outline-2"
                >
                  <span className="wrap-anywhere min-w-0 flex-1">
                    <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  </span>
                  {option.aside && (
                    <span id={`${id}-aside-${index}`} className="text-[0.84375rem] text-text-muted">
                      {option.aside}
                    </span>
                  )}
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
      {said !== null && <FieldProblem id={`${id}-problem`}>{said}</FieldProblem>}
    </div>
  )
})

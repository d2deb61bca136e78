import { Minus, Plus } from "lucide-react"
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react"
import { FieldLabel, fieldFrame } from "../field/field"
import { useControllable } from "../hooks/use-controllable"
import { useFormReset } from "../hooks/use-form-reset"
import { cn } from "../lib/cn"
import { isComposing } from "../lib/is-composing"
import { latinNumber } from "../lib/typed-text"

export interface NumberStepperProps
  extends Omit<
    ComponentPropsWithoutRef<"input">,
    "value" | "defaultValue" | "onChange" | "type" | "min" | "max" | "step"
  > {
  /** Visible label above the field, its accessible name, and a part of the names of its buttons. */
  label: string
  /** Without it the field holds its own state, which starts with `defaultValue` or `min`. */
  value?: number
  /** The value at first and after a form reset, where `value` is left out; `min` when this is left out too. */
  defaultValue?: number
  /** Runs with the new value, never with one outside `min` and `max`. A typed number is reported on Enter or blur. */
  onValueChange?: (value: number) => void
  /** Smallest value. */
  min: number
  /** Largest value. */
  max: number
  /** One press of a button or arrow key, 1 by default; Page Up and Page Down move ten. */
  step?: number
  /** Text at the other end of the label's line. */
  aside?: ReactNode
  /** Replaces the spoken names of the two buttons; what is left out stays English. */
  words?: Partial<NumberStepperWords>
  /** Classes for the line of the label and for the digits, which a caller lays out with fields beside this one. */
  partClasses?: { label?: string; input?: string }
}

/** The spoken names of a NumberStepper's buttons and what it takes, in English by default. */
export interface NumberStepperWords {
  lower: (label: string) => string
  raise: (label: string) => string
  /** Of a text that is no whole number and is left out. */
  refused: (min: number, max: number) => string
}

const defaultWords: NumberStepperWords = {
  lower: (label) => `Lower ${label.toLowerCase()}`,
  raise: (label) => `Raise ${label.toLowerCase()}`,
  refused: (min, max) => `Only ${min} to ${max}, whole`,
}

const stepButton =
  "framed touch-room relative grid h-9 w-9 shrink-0 place-items-center rounded-[max(calc(var(--r-sm)-3px),0px)] bg-surface-hover text-text-secondary transition-tint not-aria-disabled:hover:border-border-hover not-aria-disabled:hover:text-text aria-disabled:opacity-48 pointer-coarse:h-10 pointer-coarse:w-10"

/**
 * A whole number with few values: typed, or stepped by button and arrow key. `className` is the outer box's; other props
 * reach the input.
 */
export const NumberStepper = forwardRef<HTMLInputElement, NumberStepperProps>(function NumberStepper(
  {
    label,
    value: given,
    defaultValue,
    onValueChange,
    min,
    max,
    step = 1,
    aside,
    words: own,
    disabled,
    readOnly,
    partClasses,
    className,
    id: givenId,
    ...props
  },
  ref,
) {
  const words = { ...defaultWords, ...own }
  const typable = min < 0 ? /^-?\d{0,9}$/ : /^\d{0,9}$/
  const ownId = useId()
  const id = givenId ?? ownId
  const [value, setValue] = useControllable({
    value: given,
    defaultValue: defaultValue ?? min,
    onChange: onValueChange,
  })
  const initial = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useFormReset(input, () => move(initial.current))
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)

  function move(to: number) {
    setDraft(null)
    setRefused(false)
    const next = Math.min(max, Math.max(min, to))
    if (next !== value) setValue(next)
  }
  /** What was typed, on the nearest step; the value where nothing is. */
  function written() {
    const typed = draft ? Number(draft) : Number.NaN
    return Number.isNaN(typed) ? value : min + Math.round((typed - min) / step) * step
  }
  /** What was not typed is not reported either, also where it lies outside the limits. */
  function commit() {
    if (draft) return move(written())
    setDraft(null)
    setRefused(false)
  }
  function press(event: KeyboardEvent) {
    const from = written()
    const moves: Record<string, number> = {
      ArrowUp: from + step,
      ArrowDown: from - step,
      PageUp: from + 10 * step,
      PageDown: from - 10 * step,
      Home: min,
      End: max,
    }
    if (isComposing(event.nativeEvent)) return
    if (event.key === "Enter") commit()
    const to = moves[event.key]
    // With a modifier the keys are the browser's: Shift and Home select, for example.
    if (to === undefined || readOnly || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    move(to)
  }
  return (
    <div data-slot="number-stepper" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel
        htmlFor={id}
        aside={aside}
        refusal={refused ? words.refused(min, max) : null}
        className={refused ? undefined : partClasses?.label}
      >
        {label}
      </FieldLabel>
      <div className={fieldFrame({ size: "bet", invalid: refused, className: "ps-1.5!" })}>
        <button
          type="button"
          aria-label={words.lower(label)}
          disabled={disabled}
          // At a limit it keeps the focus of who has just pressed it.
          aria-disabled={disabled || readOnly || value <= min}
          onClick={() => !readOnly && move(value - step)}
          className={stepButton}
        >
          <Minus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...props}
          ref={input}
          id={id}
          role="spinbutton"
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={refused || undefined}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={draft ?? String(value)}
          onChange={(event) => {
            const text = latinNumber(event.target.value).trim()
            setRefused(!typable.test(text))
            if (typable.test(text)) setDraft(text)
          }}
          onBlur={(event) => {
            commit()
            props.onBlur?.(event)
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event)
            if (!event.defaultPrevented) press(event)
          }}
          className={cn(
            "h-full w-full min-w-0 flex-1 bg-transparent text-center font-[650] text-text text-xl outline-none",
            partClasses?.input,
          )}
        />
        <button
          type="button"
          aria-label={words.raise(label)}
          disabled={disabled}
          aria-disabled={disabled || readOnly || value >= max}
          onClick={() => !readOnly && move(value + step)}
          className={stepButton}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  )
})

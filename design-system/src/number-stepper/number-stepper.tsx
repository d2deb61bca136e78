import { Minus, Plus } from "lucide-react"
import { forwardRef, type KeyboardEvent, type ReactNode, useId, useState } from "react"
import { FieldLabel, fieldFrame } from "../field/field"
import { cn } from "../lib/cn"

export interface NumberStepperProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  /** One press of a button or arrow key, 1 by default; Page Up and Page Down move ten. */
  step?: number
  aside?: ReactNode
  disabled?: boolean
  className?: string
}

const stepButton =
  "framed touch-room relative grid h-9 w-9 shrink-0 place-items-center rounded-[max(calc(var(--r-sm)-3px),0px)] bg-surface-hover text-text-secondary transition-tint enabled:hover:border-border-hover enabled:hover:text-text disabled:opacity-48 pointer-coarse:h-10 pointer-coarse:w-10"

/** A whole number with few values: typed, or stepped by button and arrow key. */
export const NumberStepper = forwardRef<HTMLInputElement, NumberStepperProps>(function NumberStepper(
  { label, value, onValueChange, min, max, step = 1, aside, disabled, className },
  ref,
) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)

  function move(to: number) {
    setDraft(null)
    const next = Math.min(max, Math.max(min, to))
    if (next !== value) onValueChange(next)
  }
  function commit() {
    if (draft) move(Number(draft))
    else setDraft(null)
  }
  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowUp: value + step,
      ArrowDown: value - step,
      PageUp: value + 10 * step,
      PageDown: value - 10 * step,
      Home: min,
      End: max,
    }
    const to = moves[event.key]
    if (event.key === "Enter") commit()
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return (
    <div data-slot="number-stepper" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel htmlFor={id} aside={aside}>
        {label}
      </FieldLabel>
      <div className={fieldFrame({ size: "bet", className: "ps-1.5!" })}>
        <button
          type="button"
          aria-label={`Lower ${label.toLowerCase()}`}
          disabled={disabled || value <= min}
          onClick={() => move(value - step)}
          className={stepButton}
        >
          <Minus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
        <input
          ref={ref}
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={draft ?? String(value)}
          onChange={(event) => /^\d{0,9}$/.test(event.target.value) && setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={press}
          className="h-full w-full min-w-0 flex-1 bg-transparent text-center font-[650] text-text text-xl outline-none"
        />
        <button
          type="button"
          aria-label={`Raise ${label.toLowerCase()}`}
          disabled={disabled || value >= max}
          onClick={() => move(value + step)}
          className={stepButton}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  )
})

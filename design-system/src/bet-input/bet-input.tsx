import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useState } from "react"
import { FieldLabel, FieldProblem, fieldFrame } from "../field/field"
import { cn } from "../lib/cn"
import { amountText, formatUnits, parseUnits } from "../lib/units"
import { double, halve, type Step, stakeProblem } from "./limits"

export interface BetInputProps
  extends Omit<
    ComponentPropsWithoutRef<"input">,
    "size" | "value" | "defaultValue" | "type" | "min" | "max" | "onChange"
  > {
  label: string
  /** Stake in the token's smallest unit. */
  value: bigint
  /** Runs for every edit, 0n while the text is empty or '.', even outside the limits: the caller decides whether play is allowed. */
  onValueChange: (value: bigint) => void
  /** Digits after the point, 9 for SOL. */
  decimals: number
  symbol: string
  /** Smallest stake the game takes, 0n by default. */
  min?: bigint
  /** The lower of what the player has and what the pool can pay. */
  max: bigint
  /** Names the limit behind `max`; the amount is put after it. */
  maxReason?: string
  /** Right of the label, the value in dollars for example. */
  aside?: ReactNode
  hint?: ReactNode
  /** One 36 px button inside the field. */
  trailing?: ReactNode
  /** The row of ½, 2×, Min and Max; shown by default. */
  quick?: boolean
  size?: "bet" | "large"
}

/** A stake: typed, halved, doubled or set to a limit. */
export const BetInput = forwardRef<HTMLInputElement, BetInputProps>(function BetInput(
  {
    label,
    value,
    onValueChange,
    decimals,
    symbol,
    min = 0n,
    max,
    maxReason = "You can bet at most",
    aside,
    hint,
    trailing,
    quick = true,
    size = "bet",
    disabled,
    className,
    ...props
  },
  ref,
) {
  const id = useId()
  // "0." and "0" are one stake but two texts. The text stays here until blur, so typing never fights formatting.
  const [draft, setDraft] = useState<string | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const limits = { min, max, decimals, symbol, maxReason }
  const problem = stakeProblem(value, limits)

  function edit(typed: string) {
    const text = typed.replace(/\s/g, "")
    if (!amountText.test(text)) return
    setDraft(text)
    setReason(null)
    onValueChange(parseUnits(text, decimals) ?? 0n) // an empty field must not leave the old stake armed
  }
  function take({ stake, reason }: Step) {
    setDraft(null)
    setReason(reason)
    onValueChange(stake)
  }
  const steps = [
    { text: "½", name: "Halve bet", step: () => halve(value, limits) },
    { text: "2×", name: "Double bet, 2×", step: () => double(value, limits) },
    { text: "Min", name: "Min bet", step: () => ({ stake: min, reason: null }) },
    { text: "Max", name: "Max bet", step: () => ({ stake: max, reason: null }) },
  ]
  return (
    <div data-slot="bet-input" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel htmlFor={id} aside={aside}>
        {label}
      </FieldLabel>
      <div className={fieldFrame({ size, invalid: problem !== null })}>
        <input
          autoComplete="off"
          {...props}
          ref={ref}
          id={id}
          inputMode="decimal"
          disabled={disabled}
          className={cn(
            "h-full min-w-0 flex-1 bg-transparent font-[650] text-text outline-none",
            size === "large" ? "text-[1.625rem]" : "text-xl",
          )}
          value={draft ?? formatUnits(value, decimals)}
          onChange={(event) => edit(event.target.value)}
          onBlur={(event) => {
            setDraft(null)
            props.onBlur?.(event)
          }}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-symbol ${id}-${problem === null ? "note" : "problem"}`}
        />
        <span id={`${id}-symbol`} className="pe-1.5 font-semibold text-sm text-text-muted">
          {symbol}
        </span>
        {trailing}
      </div>
      {quick && (
        <fieldset disabled={disabled} className="grid grid-cols-4 gap-1.5" aria-label={`Change ${label.toLowerCase()}`}>
          {steps.map(({ text, name, step }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              onClick={() => take(step())}
              className="framed h-8 rounded-xs bg-surface-hover font-semibold text-[0.84375rem] text-text-secondary transition-tint enabled:hover:border-border-hover enabled:hover:text-text disabled:opacity-48 pointer-coarse:h-10"
            >
              {text}
            </button>
          ))}
        </fieldset>
      )}
      <div id={`${id}-note`} role="status" className="text-[0.84375rem] text-text-muted empty:hidden">
        {problem === null && (reason ?? hint)}
      </div>
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  )
})

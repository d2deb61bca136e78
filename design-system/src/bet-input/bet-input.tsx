import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useImperativeHandle, useRef } from "react"
import { FieldLabel, FieldProblem, fieldFrame } from "../field/field"
import { cn } from "../lib/cn"
import { describedBy } from "../lib/described-by"
import { isComposing } from "../lib/is-composing"
import { type BetInputWords, defaultBetInputWords } from "./bet-input-words"
import { useStakeEntry } from "./use-stake-entry"

export interface BetInputProps
  extends Omit<
    ComponentPropsWithoutRef<"input">,
    "size" | "value" | "defaultValue" | "type" | "min" | "max" | "onChange"
  > {
  /** Names the field, and through `words.change` the row of buttons. */
  label: string
  /**
   * Stake in the token's smallest unit. Without it the field holds its own state, which starts with `defaultValue`. A form
   * receives the text of the field, in whole tokens.
   */
  value?: bigint
  /** Stake at first, while the field holds its own state. */
  defaultValue?: bigint
  /**
   * Runs for every edit, even outside the limits: the caller decides whether play is allowed. 0n while the text is empty,
   * a lone point, refused, or can be read in two ways.
   */
  onValueChange?: (value: bigint) => void
  /** Digits after the point, 9 for SOL. */
  decimals: number
  /** The token's unit, "SOL": after the field and in messages about an amount. */
  symbol: string
  /** Smallest stake the game takes, 0n by default. */
  min?: bigint
  /** The lower of what the player has and what the pool can pay. */
  max: bigint
  /** Names the limit behind `max`, the amount is put after it: "Your balance is". In place of `words.largest`. */
  maxReason?: string
  /** Right of the label, the value in dollars for example. */
  aside?: ReactNode
  /** One line under the field, while no problem and no limit is shown there. */
  hint?: ReactNode
  /** Why the caller refuses the amount; what the field itself finds wrong comes first. */
  refusal?: string | undefined
  /** One 36 px button inside the field. */
  trailing?: ReactNode
  /** Follows the field, before the row under it: for a box whose parts the caller lays out. */
  beside?: ReactNode
  /** The row of ½, 2×, Min and Max; shown by default. */
  quick?: boolean
  /** 52 px high; `large` is 64 px high with larger figures. */
  size?: "bet" | "large"
  /** Classes for the line of the label, for the figure, and for each line under the field. */
  partClasses?: { label?: string; input?: string; below?: string }
  /** Words in another language, each in place of the English one. */
  words?: Partial<BetInputWords>
}

const quickButton =
  "framed h-8 rounded-xs bg-surface-hover font-semibold text-[0.84375rem] text-text-secondary transition-tint enabled:hover:border-border-hover enabled:hover:text-text disabled:opacity-48 pointer-coarse:h-10"

/**
 * A stake: typed, halved, doubled or set to a limit. `className` is the outer box's; other props reach the input, whose
 * custom validity says what is wrong with the stake.
 */
export const BetInput = forwardRef<HTMLInputElement, BetInputProps>(function BetInput(
  {
    label,
    value: given,
    defaultValue = 0n,
    onValueChange,
    decimals,
    symbol,
    min = 0n,
    max,
    maxReason,
    aside,
    hint,
    refusal,
    trailing,
    beside,
    quick = true,
    size = "bet",
    disabled,
    readOnly,
    words: own,
    partClasses: parts,
    className,
    id: givenId,
    ...props
  },
  ref,
) {
  const words = { ...defaultBetInputWords, ...own }
  if (maxReason !== undefined) words.largest = (amount) => `${maxReason} ${amount}.`
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const { text, problem, offer, reason, edit, tidy, take, steps, answers } = useStakeEntry({
    input,
    stake: { value: given, defaultValue, onChange: onValueChange },
    limits: { min, max, decimals, symbol, words },
    refusal,
  })
  return (
    <div data-slot="bet-input" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel htmlFor={id} aside={aside} className={parts?.label}>
        {label}
      </FieldLabel>
      <div className={cn("@container/bet", fieldFrame({ size, invalid: problem !== null }))}>
        {/* A narrow field has the unit under the figure, which would be cut beside it; all of it is pressed as the field. */}
        <span className="contents @max-field/bet:relative @max-field/bet:block @max-field/bet:h-full @max-field/bet:min-w-0 @max-field/bet:flex-1">
          <input
            autoComplete="off"
            {...props}
            ref={input}
            id={id}
            inputMode="decimal"
            disabled={disabled}
            readOnly={readOnly}
            className={cn(
              "h-full min-w-0 flex-1 bg-transparent font-[650] text-text outline-none @max-field/bet:w-full @max-field/bet:pb-4.5 @max-field/bet:text-base",
              size === "large" ? "text-[1.625rem]" : "text-xl",
              parts?.input,
            )}
            value={text}
            onChange={edit}
            onBlur={(event) => {
              tidy()
              props.onBlur?.(event)
            }}
            onKeyDown={(event) => {
              // A form that Enter sends receives the amount with a point, however it was typed.
              if (event.key === "Enter" && !isComposing(event.nativeEvent)) tidy()
              props.onKeyDown?.(event)
            }}
            aria-invalid={problem !== null || undefined}
            aria-describedby={describedBy(
              `${id}-symbol`,
              `${id}-${problem === null ? "note" : "problem"}`,
              props["aria-describedby"],
            )}
          />
          <span
            id={`${id}-symbol`}
            translate="no"
            className="pe-1.5 font-semibold text-sm text-text-muted @max-field/bet:pointer-events-none @max-field/bet:absolute @max-field/bet:bottom-1 @max-field/bet:start-0 @max-field/bet:text-xs @max-field/bet:leading-tight"
          >
            {symbol}
          </span>
        </span>
        {trailing}
      </div>
      {beside}
      {quick && (
        <fieldset
          disabled={disabled || readOnly}
          className={cn("grid grid-cols-4 gap-1.5 max-5xs:grid-cols-2", parts?.below)}
          aria-label={words.change(label)}
        >
          {steps.map(({ text, name, step }) => (
            <button key={name} type="button" aria-label={name} onClick={() => take(step())} className={quickButton}>
              {text}
            </button>
          ))}
        </fieldset>
      )}
      <div
        id={`${id}-note`}
        role="status"
        className={cn("text-[0.84375rem] text-text-muted empty:hidden", parts?.below)}
      >
        {problem === null && (reason ?? hint)}
      </div>
      {problem !== null && (
        <FieldProblem id={`${id}-problem`} className={parts?.below}>
          <span>{problem}</span>
          {offer !== null && <span className="sr-only">{` ${offer}`}</span>}
        </FieldProblem>
      )}
      {answers.length > 0 && (
        // Its own block, because a caller may hide the row of steps.
        <div className={parts?.below}>
          <fieldset
            disabled={disabled || readOnly}
            aria-label={words.whichAmount}
            className="grid auto-cols-fr grid-flow-col gap-1.5"
          >
            {answers.map(({ stake, text }) => (
              <button
                key={`${stake}`}
                type="button"
                onClick={({ detail }) => {
                  take({ stake, reason: null })
                  // The button goes away with its question. A press by touch must not open a keyboard.
                  if (detail === 0) input.current?.focus()
                }}
                className={quickButton}
              >
                {text}
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  )
})

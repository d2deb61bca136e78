import { cva } from "class-variance-authority"
import { type ReactNode, useId, useState } from "react"
import { FieldLabel } from "../field/field"
import { cn } from "../lib/cn"
import { Tooltip } from "../tooltip/tooltip"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"

const preset = cva(
  "grid min-h-11 w-full place-items-center content-center gap-0.5 rounded-btn border-(length:--border-w) border-border bg-surface-hover px-2 py-1.5 font-[650] text-[0.9375rem] leading-tight [border-style:solid] transition-tint not-aria-disabled:hover:border-border-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-48 aria-pressed:border-primary aria-pressed:shadow-[0_0_0_1px_var(--primary)] forced-colors:aria-pressed:outline-2",
)

export interface BetPreset {
  /** What is on the button: "$5". */
  label: string
  /** Stake in the token's smallest unit, null while the price is unknown. */
  value: bigint | null
  /** The same in tokens, under the label. */
  detail?: ReactNode
  /** Why this one cannot be chosen although its value is known. */
  reason?: string
}

export interface BetPresetsProps {
  /** Over the presets; names their group. */
  label: string
  /** In the order in which they are shown; each label occurs once. */
  presets: readonly BetPreset[]
  /** The current stake; the preset of the same value is pressed. */
  value: bigint
  /** Runs with the value of a preset that was pressed, unless it cannot be chosen. */
  onValueChange: (value: bigint) => void
  /** What a preset without a value says, "Price unavailable" by default. */
  unpricedReason?: string
  className?: string
}

/** Ready stakes in dollars. One that cannot be chosen keeps its place and says why. */
export function BetPresets({
  label,
  presets,
  value,
  onValueChange,
  unpricedReason = "Price unavailable",
  className,
}: BetPresetsProps) {
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const reasonOf = (entry: BetPreset | undefined) => (entry?.value === null ? unpricedReason : entry?.reason)
  return (
    <div data-slot="bet-presets" className={cn("@container grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <fieldset aria-labelledby={id} className="grid min-w-0 grid-cols-3 gap-2 @md:grid-cols-6">
        {presets.map((entry, index) => {
          const reason = reasonOf(entry)
          const button = (
            <button
              type="button"
              aria-pressed={reason === undefined && entry.value === value}
              aria-disabled={reason !== undefined || undefined}
              aria-describedby={reason === undefined ? undefined : `${id}-${index}`}
              onClick={() => {
                // A finger opens no tooltip: the reason is written below.
                setRefused(reason === undefined ? null : entry.label)
                if (reason === undefined && entry.value !== null) onValueChange(entry.value)
              }}
              className={preset()}
            >
              <span>{entry.label}</span>
              {entry.detail && <span className="font-medium text-text-muted text-xs">{entry.detail}</span>}
            </button>
          )
          return (
            <span key={entry.label} className="relative grid min-w-0">
              {reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>}
              {reason !== undefined && <VisuallyHidden id={`${id}-${index}`}>{reason}</VisuallyHidden>}
            </span>
          )
        })}
      </fieldset>
      <p role="status" className="wrap-anywhere text-[0.84375rem] text-text-muted empty:hidden">
        {reasonOf(presets.find(({ label }) => label === refused))}
      </p>
    </div>
  )
}

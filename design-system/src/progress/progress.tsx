import { cn } from "../lib/cn"

export interface ProgressProps {
  /** Spoken name. */
  label: string
  /** Between 0 and `max`; null while the length is unknown. */
  value: number | null
  /** The value at which everything is done. */
  max?: number
  /** Said instead of a percentage. */
  valueText?: string
  className?: string
}

/** How much of something is done. */
export function Progress({ label, value, max = 100, valueText, className }: ProgressProps) {
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value === null ? undefined : share * max}
      aria-valuetext={valueText}
      className={cn(
        "h-1.5 overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--text)_13%,var(--surface))] forced-colors:border",
        className,
      )}
    >
      <span
        data-unknown={value === null}
        className="block h-full origin-left rtl:origin-right rounded-full bg-primary transition-transform duration-(--dur-slow) ease-out data-[unknown=true]:w-1/3 data-[unknown=true]:animate-pulse forced-colors:bg-[Highlight]"
        style={value === null ? undefined : { transform: `scaleX(${share})` }}
      />
    </div>
  )
}

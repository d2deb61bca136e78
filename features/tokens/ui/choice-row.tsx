import { cn } from "@dghrt/design-system"
import { Check } from "lucide-react"
import type { ReactNode } from "react"

export interface ChoiceRowProps {
  /** One per group of rows: arrow keys move among rows of one name. */
  name: string
  label: string
  checked: boolean
  /** Recommended and not chosen: its border is highlighted, less than that of the chosen row, and a press still chooses it. */
  suggested?: boolean
  onChoose: () => void
  disabled?: boolean
  /** Left of the words. */
  icon?: ReactNode
  /** Beside the label. */
  mark?: ReactNode
  /** Under the label, or beside it in a `line` row. */
  detail?: ReactNode
  /** The figure on the right, and the line under it. */
  figure?: ReactNode
  figureDetail?: ReactNode
  /** The side of the radio mark. */
  markSide?: "start" | "end"
}

/** All of a disabled row but its `detail`, which may hold the reason. */
const dim = "opacity-60"

/** One of several ways to choose, as a radio button whose whole row can be pressed. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, label, checked, onChoose, disabled = false, icon, mark, detail, figure, figureDetail } = props
  const { markSide = "end", suggested = false } = props
  return (
    <label
      data-slot="choice-row"
      data-checked={checked}
      data-suggested={suggested && !checked}
      data-disabled={disabled}
      className="flex min-h-14 cursor-pointer items-center max-5xs:flex-wrap gap-3.5 rounded-md border-(length:--border-w) border-border bg-well px-3.5 py-2.5 transition-tint [border-style:solid] hover:border-border-hover has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[:focus-visible]:outline-offset-2 not-supports-[selector(:has(a))]:focus-within:outline-2 not-supports-[selector(:has(a))]:focus-within:outline-primary data-[disabled=true]:cursor-not-allowed data-[disabled=true]:hover:border-border data-[suggested=true]:border-primary data-[checked=true]:border-primary data-[checked=true]:bg-[color-mix(in_oklab,var(--surface),var(--primary)_9%)] data-[checked=true]:shadow-[0_0_0_1px_var(--primary)] forced-colors:data-[checked=true]:outline-2"
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-label={label}
        className="sr-only"
      />
      {markSide === "start" && <Mark checked={checked} disabled={disabled} />}
      {icon && <span className={cn("grid shrink-0", disabled && dim)}>{icon}</span>}
      <span className="min-w-0 flex-1 max-5xs:basis-24">
        <span className={cn("wrap-anywhere flex flex-wrap items-center gap-x-2.5 gap-y-0.5", disabled && dim)}>
          <b className="font-[650]">{label}</b>
          {mark}
        </span>
        {detail && <span className="block text-sm text-text-secondary">{detail}</span>}
      </span>
      {figure !== undefined && (
        <span className={cn("shrink-0 text-end", disabled && dim)}>
          <span className="block font-[650] tabular-nums">{figure}</span>
          {figureDetail && <span className="block text-sm text-text-muted tabular-nums">{figureDetail}</span>}
        </span>
      )}
      {markSide === "end" && <Mark checked={checked} disabled={disabled} />}
    </label>
  )
}

const Mark = ({ checked, disabled }: { checked: boolean; disabled: boolean }) => (
  <span
    aria-hidden
    className={cn(
      "grid size-5.5 shrink-0 place-items-center rounded-full border-2",
      checked ? "border-primary bg-primary text-background" : "border-input-border",
      disabled && "opacity-48",
    )}
  >
    {checked && <Check className="size-3.5" strokeWidth={2.5} />}
  </span>
)

import { isComposing, latinNumber } from "@dghrt/design-system"
import { Minus, Plus } from "lucide-react"
import { type KeyboardEvent, memo, useId, useState } from "react"
import { same } from "../kit/same"
import { DockLabel } from "../screen/dock-label"
import { targets } from "./maths"
import { nearestTarget, stepTarget } from "./settings"
import { targetText } from "./words"

interface TargetFieldProps {
  /** In hundredths. */
  target: number
  disabled: boolean
  onChange: (target: number) => void
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -targets.length,
  End: targets.length,
}

const stepButton =
  "framed grid size-9 shrink-0 place-items-center rounded-[max(calc(var(--r-sm)-3px),0px)] bg-surface-hover text-text-secondary transition-tint enabled:hover:border-border-hover enabled:hover:text-text disabled:opacity-48 aria-disabled:cursor-not-allowed aria-disabled:opacity-48 max-md:w-7.5"

/** The height at which to cash out: typed and drawn to the nearest one on offer, or stepped through them. */
export const TargetField = memo(function TargetField({ target, disabled, onChange }: TargetFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [lowest, highest] = [targets[0] ?? 0, targets.at(-1) ?? 0]
  function edit(text: string | null) {
    setDraft(text)
    setRefused(false)
  }
  function move(next: number) {
    edit(null)
    if (next !== target) onChange(next)
  }
  function commit() {
    const typed = Number(draft?.replace(/[x,]/g, (sign) => (sign === "," ? "." : "")))
    if (draft && typed > 0) move(nearestTarget(typed * 100))
    else edit(null)
  }
  function press(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    if (event.key === "Enter") commit()
    const steps = keySteps[event.key]
    if (steps === undefined) return
    event.preventDefault()
    move(stepTarget(target, steps))
  }
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <DockLabel htmlFor={id} refusal={refused ? `Only ${targetText(lowest)} to ${targetText(highest)}` : null}>
        Auto cash-out at
      </DockLabel>
      <div className="flex h-13 items-center gap-1 rounded-sm border-(length:--border-w) border-input-border bg-input px-1.5 max-md:px-1 [border-style:solid]">
        <button
          type="button"
          aria-label="Lower target"
          disabled={disabled}
          aria-disabled={target === lowest || undefined}
          onClick={() => move(stepTarget(target, -1))}
          className={stepButton}
        >
          <Minus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
        <input
          id={id}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          aria-valuenow={target / 100}
          aria-valuemin={lowest / 100}
          aria-valuemax={highest / 100}
          aria-valuetext={targetText(target)}
          value={draft ?? targetText(target)}
          onChange={(event) => {
            const text = latinNumber(event.target.value).trim()
            if (/^\d{0,3}([.,]\d{0,2})?x?$/.test(text)) edit(text)
            else setRefused(true)
          }}
          onBlur={commit}
          onKeyDown={press}
          className="h-full w-full min-w-0 flex-1 bg-transparent text-center font-[650] text-text outline-none md:text-lg disabled:opacity-48"
        />
        <button
          type="button"
          aria-label="Raise target"
          disabled={disabled}
          aria-disabled={target === highest || undefined}
          onClick={() => move(stepTarget(target, 1))}
          className={stepButton}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  )
}, same)

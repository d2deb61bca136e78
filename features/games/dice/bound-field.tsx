import { isComposing, latinNumber } from "@dghrt/design-system"
import { useState } from "react"

export interface BoundFieldProps {
  /** Spoken name. */
  label: string
  value: number
  limits: { min: number; max: number } | undefined
  onChange: (value: number) => void
  /** Runs with whether the last text was left out. */
  onRefused: (refused: boolean) => void
}

/** One end of a range: typed, or stepped by arrow key. */
export function BoundField({ label, value, limits, onChange, onRefused }: BoundFieldProps) {
  // The text stays here until blur, so that a half-typed number is not pulled to the nearest legal one.
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    if (draft) onChange(Number(draft))
    edit(null)
  }
  function edit(text: string | null) {
    setDraft(text)
    onRefused(false)
  }
  return (
    <input
      aria-label={label}
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-valuenow={value}
      aria-valuemin={limits?.min}
      aria-valuemax={limits?.max}
      value={draft ?? value}
      onChange={(event) => {
        const text = latinNumber(event.target.value).trim()
        if (/^\d{0,3}$/.test(text)) edit(text)
        else onRefused(true)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return
        if (event.key === "Enter") commit()
        const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        edit(null)
        onChange(value + step)
      }}
      className="h-13 w-full min-w-0 rounded-sm border-(length:--border-w) border-input-border bg-input text-center font-[650] text-lg text-text [border-style:solid] disabled:opacity-48"
    />
  )
}

import { NumberStepper } from "@dghrt/design-system"
import { memo, useId, useState } from "react"
import { same } from "../kit/same"
import { dockStepper } from "../screen/dock-field"
import { DockLabel } from "../screen/dock-label"
import { BoundField, type BoundFieldProps } from "./bound-field"
import type { DiceSettings } from "./maths"
import { reach, withThumb } from "./settings"
import { modeNames } from "./words"

export interface DiceOptionProps {
  settings: DiceSettings
  disabled: boolean
  onChange: (settings: DiceSettings) => void
}

/** The number, or the pair of numbers, that can be typed. */
export const DiceOption = memo(function DiceOption({ settings, disabled, onChange }: DiceOptionProps) {
  const label = useId()
  const [refused, setRefused] = useState<BoundFieldProps["limits"]>()
  const [first, second] = reach(settings)
  if ("value" in settings)
    return (
      <NumberStepper
        partClasses={dockStepper}
        label={settings.mode === "under" ? "Roll under" : "Roll from"}
        value={settings.value}
        onValueChange={(value) => onChange(withThumb(settings, 0, value))}
        min={first?.min ?? 0}
        max={first?.max ?? 0}
        disabled={disabled}
      />
    )
  return (
    <fieldset disabled={disabled} aria-labelledby={label} className="grid min-w-0 gap-1.5">
      <DockLabel id={label} refusal={refused ? `Only ${refused.min} to ${refused.max}, whole` : null}>
        {modeNames[settings.mode]}
      </DockLabel>
      <div className="flex items-center gap-1.5">
        <BoundField
          label="From"
          value={settings.from}
          limits={first}
          onChange={(value) => onChange(withThumb(settings, 0, value))}
          onRefused={(wrong) => setRefused(wrong ? first : undefined)}
        />
        {/* The second number is the first that is not in the range. */}
        <span className="whitespace-nowrap text-text-muted">to under</span>
        <BoundField
          label="Under"
          value={settings.to}
          limits={second}
          onChange={(value) => onChange(withThumb(settings, 1, value))}
          onRefused={(wrong) => setRefused(wrong ? second : undefined)}
        />
      </div>
    </fieldset>
  )
}, same)

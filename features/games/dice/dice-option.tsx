import { NumberStepper } from "@dghrt/design-system"
import { memo } from "react"
import { same } from "../kit/same"
import { dockStepper } from "../screen/dock-field"
import { BoundField } from "./bound-field"
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
    <fieldset disabled={disabled} aria-label={modeNames[settings.mode]} className="grid min-w-0 gap-1.5">
      <span aria-hidden className="text-text-muted type-label max-md:hidden">
        {modeNames[settings.mode]}
      </span>
      <div className="flex items-center gap-1.5">
        <BoundField
          label="From"
          value={settings.from}
          limits={first}
          onChange={(value) => onChange(withThumb(settings, 0, value))}
        />
        {/* The second number is the first that is not in the range. */}
        <span className="whitespace-nowrap text-text-muted">to under</span>
        <BoundField
          label="Under"
          value={settings.to}
          limits={second}
          onChange={(value) => onChange(withThumb(settings, 1, value))}
        />
      </div>
    </fieldset>
  )
}, same)

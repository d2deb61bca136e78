import { RangeSlider, Slider } from "@dghrt/design-system"
import { type DiceSettings, FACES, wins } from "./maths"
import { Runner } from "./runner"
import type { DiceScene } from "./scene"
import { reach, thumbs, withThumb } from "./settings"
import { priceText } from "./words"

const MARKS = [0, 25, 50, 75, 99]

/** The stretches of the track that win. */
function winning(settings: DiceSettings): [from: number, to: number][] {
  switch (settings.mode) {
    case "under":
      return [[0, settings.value]]
    case "over":
      return [[settings.value, FACES]]
    case "between":
      return [[settings.from, settings.to]]
    case "outside":
      return [
        [0, settings.from],
        [settings.to, FACES],
      ]
  }
}

export interface DiceTrackProps {
  scene: DiceScene
  disabled: boolean
  onChange: (settings: DiceSettings) => void
}

/** The hundred numbers in a row: what wins, the thumbs, the roll. */
export function DiceTrack({ scene, disabled, onChange }: DiceTrackProps) {
  const { settings } = scene
  const roll = scene.phase === "settled" ? scene.roll : null
  const look = {
    min: 0,
    max: FACES,
    winning: winning(settings),
    marks: MARKS,
    // A number's flag is centred on its own stretch of the track.
    flag: roll === null ? null : { at: roll + 0.5, text: `${roll}`, won: wins(settings, roll) },
    disabled,
    limits: reach(settings),
    valueText: () => priceText(settings),
  }
  return (
    <div className="@container relative w-full">
      {roll === null &&
        thumbs(settings).map((value, index) => (
          <span
            key={index === 0 ? "from" : "to"}
            aria-hidden
            className="pointer-events-none absolute -top-2.5 -translate-x-1/2 font-bold text-sm"
            style={{ left: `${(value / FACES) * 100}%` }}
          >
            {value}
          </span>
        ))}
      {"value" in settings ? (
        <Slider
          {...look}
          // The field in the dock is named by its rule; this is the same number on the track.
          label="Target"
          value={settings.value}
          onValueChange={(value) => onChange(withThumb(settings, 0, value))}
        />
      ) : (
        <RangeSlider
          {...look}
          labels={["Start of the range", "End of the range"]}
          value={[settings.from, settings.to]}
          onValueChange={([from, to]) =>
            onChange(from === settings.from ? withThumb(settings, 1, to) : withThumb(settings, 0, from))
          }
        />
      )}
      <Runner scene={scene} />
    </div>
  )
}

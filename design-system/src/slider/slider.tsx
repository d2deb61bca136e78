import { type SliderLook, SliderTrack } from "./slider-track"

export interface SliderProps extends SliderLook {
  /** Spoken name. */
  label: string
  value: number
  onValueChange: (value: number) => void
  /** What the value means, spoken instead of the bare number. */
  valueText?: (value: number) => string
}

/** One number on a track. */
export function Slider({ label, value, onValueChange, valueText, ...look }: SliderProps) {
  return (
    <SliderTrack
      {...look}
      names={[label]}
      values={[value]}
      onValuesChange={([next]) => next !== undefined && onValueChange(next)}
      valueText={valueText}
    />
  )
}

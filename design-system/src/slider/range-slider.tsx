import { type SliderLook, SliderTrack } from "./slider-track"

export type Range = readonly [from: number, to: number]

export interface RangeSliderProps extends SliderLook {
  /** Spoken names of the lower and the upper thumb. */
  labels: readonly [from: string, to: string]
  value: Range
  onValueChange: (value: Range) => void
  /** What a thumb's value means, spoken instead of the bare number. */
  valueText?: (value: number, end: "from" | "to") => string
}

/** Two numbers on a track that never meet. */
export function RangeSlider({ labels, value, onValueChange, valueText, ...look }: RangeSliderProps) {
  return (
    <SliderTrack
      {...look}
      names={labels}
      values={[...value]}
      onValuesChange={([from, to]) => from !== undefined && to !== undefined && onValueChange([from, to])}
      valueText={valueText && ((bound, index) => valueText(bound, index === 0 ? "from" : "to"))}
    />
  )
}

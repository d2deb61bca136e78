import { forwardRef } from "react"
import { useControllable } from "../hooks/use-controllable"
import { type SliderBaseProps, SliderTrack } from "./slider-track"

export type Range = readonly [from: number, to: number]

export interface RangeSliderProps extends SliderBaseProps {
  /** Spoken names of the lower and the upper thumb. */
  labels: readonly [from: string, to: string]
  /** Without it the slider holds its own state, which starts with `defaultValue` or the whole scale. */
  value?: Range
  /** The two values at first, where `value` is left out; `min` and `max` when this is left out too. */
  defaultValue?: Range
  /** Runs with both values on every step and every movement of a thumb. */
  onValueChange?: (value: Range) => void
  /** Runs with both values when a movement or key press has ended. */
  onValueCommit?: (value: Range) => void
  /** What a thumb's value means, spoken instead of the bare number. */
  valueText?: (value: number, end: "from" | "to") => string
}

/** Two numbers on a track that never meet. A form receives them as two entries named `name[]`. */
export const RangeSlider = forwardRef<HTMLSpanElement, RangeSliderProps>(function RangeSlider(
  { labels, value, defaultValue, onValueChange, onValueCommit, valueText, ...look },
  ref,
) {
  const [held, setHeld] = useControllable<Range>({
    value,
    defaultValue: defaultValue ?? [look.min, look.max],
    onChange: onValueChange,
  })
  return (
    <SliderTrack
      {...look}
      ref={ref}
      names={labels}
      values={[...held]}
      onValuesChange={([from, to]) => from !== undefined && to !== undefined && setHeld([from, to])}
      onValuesCommit={([from, to]) => from !== undefined && to !== undefined && onValueCommit?.([from, to])}
      valueText={valueText && ((bound, index) => valueText(bound, index === 0 ? "from" : "to"))}
    />
  )
})

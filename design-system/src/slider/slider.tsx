import { forwardRef } from "react"
import { useControllable } from "../hooks/use-controllable"
import { type SliderBaseProps, SliderTrack } from "./slider-track"

export interface SliderProps extends SliderBaseProps {
  /** Spoken name. */
  label: string
  /** Without it the slider holds its own state, which starts with `defaultValue` or `min`. */
  value?: number
  /** The value at first, where `value` is left out; `min` when this is left out too. */
  defaultValue?: number
  /** Runs on every step and every movement of the thumb. */
  onValueChange?: (value: number) => void
  /** Runs when a movement or key press has ended. */
  onValueCommit?: (value: number) => void
  /** What the value means, spoken instead of the bare number. */
  valueText?: (value: number) => string
}

/** One number on a track. */
export const Slider = forwardRef<HTMLSpanElement, SliderProps>(function Slider(
  { label, value, defaultValue, onValueChange, onValueCommit, valueText, ...look },
  ref,
) {
  const [held, setHeld] = useControllable({ value, defaultValue: defaultValue ?? look.min, onChange: onValueChange })
  return (
    <SliderTrack
      {...look}
      ref={ref}
      names={[label]}
      values={[held]}
      onValuesChange={([next]) => next !== undefined && setHeld(next)}
      onValuesCommit={([next]) => next !== undefined && onValueCommit?.(next)}
      valueText={valueText}
    />
  )
})

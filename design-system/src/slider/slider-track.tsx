import { Slider as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef } from "react"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"
import { isFormReset } from "../lib/is-form-reset"
import { useTouch } from "./use-touch"

export interface SliderFlag {
  /** The value that it points at. */
  at: number
  /** What is written on it. */
  text: string
  /** Colours the flag as a result that won or lost. */
  won: boolean
}

/**
 * Scale, marks and form attributes of both sliders. `className` is the outer box's; a description reaches each thumb, other
 * props the control.
 */
export interface SliderBaseProps
  extends Omit<
    ComponentPropsWithoutRef<typeof Primitive.Root>,
    | "value"
    | "defaultValue"
    | "onValueChange"
    | "onValueCommit"
    | "asChild"
    | "children"
    | "dir"
    | "min"
    | "max"
    | "orientation"
    | "inverted"
  > {
  /** Value at the start of the track. */
  min: number
  /** Value at the end of the track. */
  max: number
  /**
   * Distance between two values; Page Up, Page Down and Shift with an arrow key move ten of it.
   * @default 1
   */
  step?: number
  /**
   * Stretches painted as winning, ends included.
   * @default []
   */
  winning?: ReadonlyArray<readonly [from: number, to: number]>
  /**
   * Values written under the track.
   * @default []
   */
  marks?: readonly number[]
  /**
   * Where the drawn number fell.
   * @default null
   */
  flag?: SliderFlag | null
  /**
   * How far each thumb may go, in order, where that is less than the track: its spoken range. The caller keeps the values
   * within it.
   */
  limits?: readonly { readonly min: number; readonly max: number }[]
  /** Can be focused and is submitted, but not changed. */
  readOnly?: boolean
}

interface SliderTrackProps extends SliderBaseProps {
  values: number[]
  onValuesChange: (values: number[]) => void
  onValuesCommit: (values: number[]) => void
  /** Spoken name of each thumb, in order. */
  names: readonly string[]
  valueText?: (value: number, index: number) => string
}

/** The track that both sliders draw. Thumbs are measured as 0 px wide, so that a thumb's middle is exactly its value. */
export const SliderTrack = forwardRef<HTMLSpanElement, SliderTrackProps>(function SliderTrack(
  {
    min,
    max,
    step = 1,
    winning = [],
    marks = [],
    flag = null,
    limits = [],
    readOnly,
    className,
    values,
    onValuesChange,
    onValuesCommit,
    name,
    names,
    valueText,
    "aria-describedby": describedBy,
    ...props
  },
  ref,
) {
  const dir = useWritingDirection()
  const touch = useTouch({
    values,
    onChange: (next) => (!readOnly || isFormReset()) && onValuesChange(next),
    onCommit: (next) => !readOnly && onValuesCommit(next),
  })
  const percent = (value: number) => ((value - min) / (max - min)) * 100
  return (
    <div data-slot="slider" className={cn("relative h-16 w-full max-md:h-18", className)} {...touch.handlers}>
      <Primitive.Root
        {...props}
        ref={ref}
        dir={dir}
        min={min}
        max={max}
        step={step}
        value={values}
        onValueChange={touch.onChange}
        onValueCommit={(next) => !readOnly && onValuesCommit(next)}
        // Its hidden inputs know nothing of `disabled`: without a name they are no part of the form.
        name={props.disabled ? undefined : name}
        // One step; of 0.1, the difference of 0.3 and 0.2 is a little less.
        minStepsBetweenThumbs={0.999}
        className="absolute inset-x-0 top-4 flex h-8.5 touch-pan-y select-none items-center data-disabled:opacity-72"
      >
        <Primitive.Track className="relative h-3.5 grow overflow-hidden rounded-[8px] bg-[color-mix(in_oklab,var(--text)_13%,var(--input))] shadow-[inset_0_1px_3px_color-mix(in_oklab,var(--art-ink)_50%,transparent)] forced-colors:border">
          {winning.map(([from, to]) => (
            <span
              key={`${from}-${to}`}
              className="absolute inset-y-0 bg-success forced-colors:bg-[Highlight]"
              style={{ insetInline: `${percent(from)}% ${100 - percent(to)}%` }}
            />
          ))}
        </Primitive.Track>
        {values.map((value, index) => (
          <Primitive.Thumb
            key={names[index]}
            aria-label={names[index]}
            aria-describedby={describedBy}
            aria-valuetext={valueText?.(value, index)}
            {...(limits[index] && { "aria-valuemin": limits[index].min, "aria-valuemax": limits[index].max })}
            aria-readonly={readOnly || undefined}
            aria-disabled={props.disabled || undefined}
            className="group/thumb flex w-0 items-center justify-center outline-none"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-linear-165 from-[color-mix(in_oklab,var(--art-tile),var(--art-light)_46%)] to-art-tile shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--art-light)_44%,transparent),0_0_0_1px_color-mix(in_oklab,var(--art-ink)_44%,transparent),0_5px_9px_-2px_color-mix(in_oklab,var(--art-ink)_66%,transparent)] outline-offset-3 group-focus-visible/thumb:outline-2 group-focus-visible/thumb:outline-primary max-md:size-10 forced-colors:border forced-colors:bg-[ButtonFace]">
              <span className="h-3 w-2.5 border-[color-mix(in_oklab,var(--art-tile),var(--art-ink)_56%)] border-x-2" />
            </span>
          </Primitive.Thumb>
        ))}
      </Primitive.Root>
      <div aria-hidden className="pointer-events-none">
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute bottom-0 -translate-x-1/2 rtl:translate-x-1/2 text-text-muted text-xs leading-none"
            style={{ insetInlineStart: `${percent(mark)}%` }}
          >
            {mark}
          </span>
        ))}
        {flag && (
          <span
            data-won={flag.won}
            className="absolute -top-4 z-1 grid h-7 min-w-9.5 -translate-x-1/2 rtl:translate-x-1/2 place-items-center rounded-xs bg-text-secondary px-2 font-[750] text-background after:absolute after:top-6.5 after:left-1/2 after:-ml-px after:h-6.5 after:w-0.5 after:bg-inherit data-[won=true]:bg-win-glow data-[won=true]:text-art-ink"
            style={{ insetInlineStart: `${percent(flag.at)}%` }}
          >
            {flag.text}
          </span>
        )}
      </div>
    </div>
  )
})

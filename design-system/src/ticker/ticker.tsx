import { Children, type ReactNode, useEffect, useRef, useState } from "react"
import { useReducedMotion } from "../hooks/use-reduced-motion"
import { cn } from "../lib/cn"
import { PauseButton, type PauseWords } from "../pause-button/pause-button"

export interface TickerProps {
  /** Spoken name of the list, and what its button pauses: "prices" makes "Pause prices". */
  label: string
  /** One element per entry. */
  children: ReactNode
  /** How fast it passes, 40 by default. */
  pixelsPerSecond?: number
  /** Replaces the names of its pause button; what is left out stays English. */
  words?: Partial<PauseWords>
  className?: string
}

function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex shrink-0 items-center">
      {Children.map(children, (entry) => (
        <li className="shrink-0 pe-7.5">{entry}</li>
      ))}
    </ul>
  )
}

/**
 * Short facts passing by, only while they do not fit. Stops under the pointer, with focus inside, by its button and
 * for those who asked for stillness; read out once, as a list.
 */
export function Ticker({ label, children, pixelsPerSecond = 40, words, className }: TickerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(0)
  const [paused, setPaused] = useState(false)
  const reduced = useReducedMotion()
  useEffect(() => {
    const frame = box.current
    const list = frame?.querySelector("ul")
    if (!frame || !list) return
    const measure = () => setWidthPx(list.scrollWidth > frame.clientWidth ? list.scrollWidth : 0)
    measure()
    const size = new ResizeObserver(measure)
    size.observe(frame)
    size.observe(list)
    return () => size.disconnect()
  }, [])
  const moving = widthPx > 0 && !reduced
  return (
    <div data-slot="ticker" className={cn("flex min-w-0 items-center gap-2 text-[0.8125rem]", className)}>
      {moving && <PauseButton of={label} words={words} paused={paused} onPausedChange={setPaused} />}
      <div ref={box} className={cn("min-w-0 flex-1 py-1", moving ? "overflow-hidden" : "overflow-x-auto")}>
        <div
          data-moving={moving && !paused}
          style={moving ? { animationDuration: `${(widthPx / pixelsPerSecond).toFixed(1)}s` } : undefined}
          className={cn(
            "flex w-max hover:[animation-play-state:paused] focus-within:[animation-play-state:paused] data-[moving=false]:[animation-play-state:paused]",
            moving && "animate-ticker rtl:[--ticker-to:50%]",
          )}
        >
          <List label={label}>{children}</List>
          {moving && (
            <div aria-hidden ref={(copy) => copy?.setAttribute("inert", "")}>
              <List>{children}</List>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

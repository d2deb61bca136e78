import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react"
import { isEscape } from "../lib/is-composing"

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index - 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
}

export interface ChartPointerOptions {
  count: number
  /** Where the arrow keys start. */
  resting: number
  /** The point at a fraction of the chart's width, from 0 at the left to 1. */
  indexAt: (fraction: number) => number
}

/** The point under the pointer, or the one that the arrow keys moved to. Time runs to the right in every script. */
export function useChartPointer({ count, resting, indexAt }: ChartPointerOptions) {
  const [pointed, setPointed] = useState<number | null>(null)
  const last = count - 1
  const at = pointed === null ? null : Math.min(pointed, last)
  const open = at !== null
  function follow(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointed(Math.max(0, Math.min(last, indexAt((event.clientX - left) / width))))
  }
  useEffect(() => {
    if (!open) return
    // On the document: the pointer opens the tip of a chart that does not have the focus.
    const onKey = (event: globalThis.KeyboardEvent) => isEscape(event) && setPointed(null)
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [open])
  return {
    at,
    /** For the box around chart and tip, so that the pointer may rest on the tip. A finger leaves with every tap. */
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && setPointed(null),
    handlers: {
      onPointerDown: follow,
      onPointerMove: follow,
      onBlur: () => setPointed(null),
      onFocus: () => setPointed((now) => now ?? resting),
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key]
        // With a modifier an arrow key is the browser's: one page back, for example.
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        setPointed(Math.max(0, Math.min(last, step(at ?? resting, last))))
      },
    },
  }
}

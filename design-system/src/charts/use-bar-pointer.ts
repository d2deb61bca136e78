import { type KeyboardEvent, type PointerEvent, useState } from "react"

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index - 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The bar that is looked at: under the pointer, or where the arrow keys went from `resting`. Time runs to the right in every script. */
export function useBarPointer(bars: number, resting: number) {
  const [pointed, setPointed] = useState<number | null>(null)
  const last = bars - 1
  const at = pointed === null ? null : Math.min(pointed, last)
  return {
    at,
    handlers: {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        setPointed(Math.max(0, Math.min(last, Math.floor(((event.clientX - left) / width) * bars))))
      },
      onPointerLeave: () => setPointed(null),
      onBlur: () => setPointed(null),
      onFocus: () => setPointed((now) => now ?? resting),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === "Escape") return setPointed(null)
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        setPointed(Math.max(0, Math.min(last, step(at ?? resting, last))))
      },
    },
  }
}

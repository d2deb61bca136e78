import { type MouseEvent, type PointerEvent, useRef } from "react"

const awayPx = 50
/** A hand is never quite still while it presses. */
const stillPx = 10

/** Handlers for what a finger pushes off over an edge; what is let go earlier comes back, and was not clicked. */
export function useSwipeAway(onAway: () => void, edge: "left" | "right") {
  const outwards = edge === "right" ? 1 : -1
  const start = useRef<{ x: number; y: number } | null>(null)
  const dx = useRef(0)

  function drop(event: PointerEvent<HTMLElement>) {
    start.current = null
    event.currentTarget.style.removeProperty("translate")
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dx.current = 0
      if (event.button === 0) start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const x = (event.clientX - start.current.x) * outwards
      const y = event.clientY - start.current.y
      if (dx.current === 0) {
        if (Math.hypot(x, y) <= stillPx) return
        // A movement towards another side is no swipe to that edge.
        if (x <= Math.abs(y)) return drop(event)
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      dx.current = Math.max(x, 1)
      event.currentTarget.style.translate = `${dx.current * outwards}px 0`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current && dx.current > awayPx) onAway()
      else drop(event)
    },
    onPointerCancel: drop,
    onClickCapture(event: MouseEvent) {
      if (dx.current === 0) return
      dx.current = 0
      event.stopPropagation()
      event.preventDefault()
    },
  }
}

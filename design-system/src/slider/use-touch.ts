import { type PointerEvent, useRef } from "react"

interface Touch {
  x: number
  y: number
  before: number[]
  /** What it would set; null while that is nothing. */
  held: number[] | null
  slides: boolean
}

/** A finger that rests moves by as much. */
const REST_PX = 4

interface Changes {
  values: number[]
  onChange: (values: number[]) => void
  onCommit: (values: number[]) => void
}

/**
 * A touch that may become a scroll of the page sets nothing: its value counts once it moves along the track, or when it ends
 * where it began. What a cancelled touch has set is put back. Mouse and keys pass.
 */
export function useTouch({ values, onChange, onCommit }: Changes) {
  const touch = useRef<Touch | null>(null)
  return {
    onChange(next: number[]) {
      if (touch.current && !touch.current.slides) touch.current.held = next
      else onChange(next)
    },
    handlers: {
      onPointerDownCapture({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        touch.current = pointerType === "mouse" ? null : { x, y, before: values, held: null, slides: false }
      },
      onPointerMoveCapture({ clientX, clientY }: PointerEvent) {
        if (!touch.current) return
        const { x, y } = touch.current
        const along = Math.abs(clientX - x)
        if (along > REST_PX && along > Math.abs(clientY - y)) touch.current.slides = true
      },
      onPointerUpCapture() {
        const ended = touch.current
        touch.current = null
        if (!ended?.held || ended.slides) return
        onChange(ended.held)
        onCommit(ended.held)
      },
      onPointerCancelCapture() {
        const ended = touch.current
        touch.current = null
        if (ended?.slides) onChange(ended.before)
      },
    },
  }
}

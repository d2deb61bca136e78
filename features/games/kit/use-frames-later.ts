import { useEffect, useState } from "react"

/** False for as many frames: what moves into sight later is drawn later, and no frame has to draw it all. */
export function useFramesLater(frames: number): boolean {
  const [left, setLeft] = useState(frames)
  useEffect(() => {
    if (left <= 0) return
    const frame = requestAnimationFrame(() => setLeft(left - 1))
    return () => cancelAnimationFrame(frame)
  }, [left])
  return left <= 0
}

import { useReducedMotion } from "@dghrt/design-system"
import { type RefObject, useEffect } from "react"
import { usePhaseElapsed } from "../kit3d/phase-start"
import { type BoardLayout, SHEET, type Spot } from "./board"
import { fallOf } from "./fall"
import type { Bounce } from "./maths"

/** A place on the sheet in parts of the board's box, so that it holds at every size. */
export const ballTransform = ({ x, y }: Spot) =>
  `translate(${((x / SHEET.width) * 100).toFixed(3)}cqw, ${((y / SHEET.height) * 100).toFixed(3)}cqh)`

interface Fall {
  active: boolean
  board: BoardLayout
  /** Null while there is none. */
  path: readonly Bounce[] | null
}

/** Lets the ball fall once when it becomes active: one movement, worked out in advance. At rest the style says where it lies. */
export function useFall(ball: RefObject<HTMLElement>, { active, board, path }: Fall): void {
  const still = useReducedMotion()
  const phaseElapsed = usePhaseElapsed()
  useEffect(() => {
    if (!active || still || !ball.current || path === null) return
    const frames = fallOf(board, path)
    const duration = frames.at(-1)?.atMs ?? 0
    const fall = ball.current.animate(
      frames.map((frame) => ({ transform: ballTransform(frame), offset: frame.atMs / duration })),
      { duration, fill: "backwards" },
    )
    fall.currentTime = phaseElapsed()
    return () => fall.cancel()
  }, [active, still, ball, board, path, phaseElapsed])
}

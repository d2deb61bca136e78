import { useReducedMotion } from "@dghrt/design-system"
import { type RefObject, useEffect, useRef } from "react"
import { usePhaseElapsed } from "../kit3d/phase-start"
import { type BoardLayout, SHEET, type Spot } from "./board"
import { DROP_MS, fallOf } from "./fall"
import type { Bounce } from "./maths"
import type { PlinkoScene } from "./scene"

/** A place on the sheet in parts of the board's box, so that it holds at every size. */
export const ballTransform = ({ height }: BoardLayout, { x, y }: Spot) =>
  `translate(${((x / SHEET.width) * 100).toFixed(3)}cqw, ${((y / height) * 100).toFixed(3)}cqh)`

/** Of the drawing of the ball: its own middle is where the board says the ball is. */
const middle = "-50% -50%"
/** Out of the chute, and into the circle over the first peg. */
const LEAVE_MS = 240
const CIRCLE_MS = 1_100
/** A ball holds still after this, so that a slow network does not keep a phone busy. */
const CIRCLES = 11
const circle = Array.from({ length: 17 }, (_, step) => {
  const angle = (step / 16) * 2 * Math.PI
  return { translate: `${-50 + 130 * Math.cos(angle)}% ${-50 + 40 * Math.sin(angle)}%` }
})

interface Fall {
  phase: PlinkoScene["phase"]
  board: BoardLayout
  /** Null while there is none. */
  path: readonly Bounce[] | null
}

/**
 * Moves the ball: it leaves the chute and circles over the first peg until the result is known, then falls once, a movement
 * that is worked out in advance. At rest the style says where it lies.
 */
export function useFall(ball: RefObject<HTMLElement>, { phase, board, path }: Fall): void {
  const still = useReducedMotion()
  const phaseElapsed = usePhaseElapsed()
  const leftAt = useRef<string | null>(null)
  useEffect(() => {
    const drawing = ball.current?.firstElementChild
    if (phase !== "waiting" || still || !drawing) return
    const leaving = drawing.animate([{ translate: middle }, { ...circle[0] }], LEAVE_MS)
    const circling = drawing.animate(circle, {
      delay: LEAVE_MS,
      duration: CIRCLE_MS,
      iterations: CIRCLES,
      fill: "forwards",
    })
    for (const motion of [leaving, circling]) motion.currentTime = phaseElapsed()
    return () => {
      leftAt.current = getComputedStyle(drawing).translate
      for (const motion of [leaving, circling]) motion.cancel()
    }
  }, [phase, still, ball, phaseElapsed])
  useEffect(() => {
    if (phase !== "dropping" || still || !ball.current || path === null) return
    const frames = fallOf(board, path)
    const duration = frames.at(-1)?.atMs ?? 0
    const fall = ball.current.animate(
      frames.map((frame) => ({ transform: ballTransform(board, frame), offset: frame.atMs / duration })),
      { duration, fill: "backwards" },
    )
    fall.currentTime = phaseElapsed()
    // From where it circles into the way down.
    if (leftAt.current)
      ball.current.firstElementChild?.animate([{ translate: leftAt.current }, { translate: middle }], DROP_MS)
    leftAt.current = null
    return () => fall.cancel()
  }, [phase, still, ball, board, path, phaseElapsed])
}

import { useReducedMotion } from "@dghrt/design-system"
import { type RefObject, useEffect, useRef } from "react"
import { usePhaseElapsed } from "../kit3d/phase-start"
import type { Face } from "./maths"
import { LANDING_MS, LIFT_PX, landsAtMs, MS_PER_TURN, turnsTo, WAIT_TURNS } from "./motion"

/** Degrees at which each side looks up. */
export const restDegrees: Record<Face, number> = { heads: 0, tails: 180 }

export interface TossPart {
  /** Its place in the row, from the left. */
  coin: number
  phase: "idle" | "tossing" | "landing" | "settled"
  /** The drawn side, once there is one. */
  face: Face | null
}

/**
 * Moves one coin: `lift` carries it up and down, `body` turns. In the air it turns evenly, a quarter ahead of its
 * neighbour; when its side is known it goes on from where it is and comes to rest on that side. Motion is written to the
 * elements; at rest the style decides, so a picture without motion is the same picture.
 */
export function useToss({ coin, phase, face }: TossPart): {
  lift: RefObject<HTMLDivElement>
  body: RefObject<HTMLDivElement>
} {
  const lift = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const air = useRef<Animation | null>(null)
  const still = useReducedMotion()
  const phaseElapsed = usePhaseElapsed()
  useEffect(() => {
    const [riser, turner] = [lift.current, body.current]
    if (!riser || !turner || still) return
    if (phase === "tossing") {
      const start = coin * 90
      const lifting = riser.animate([{ translate: "0 0" }, { translate: `0 -${LIFT_PX}px` }], {
        duration: 240,
        easing: "ease-out",
        fill: "forwards",
      })
      air.current = turner.animate(
        [{ transform: `rotateX(${start}deg)` }, { transform: `rotateX(${start + 360}deg)` }],
        { duration: MS_PER_TURN, iterations: WAIT_TURNS, fill: "forwards" },
      )
      for (const motion of [lifting, air.current]) motion.currentTime = phaseElapsed()
    }
    if (phase === "landing" && face !== null) {
      const turnedMs = Number(air.current?.currentTime ?? 0) % MS_PER_TURN
      const from = coin * 90 + (360 * turnedMs) / MS_PER_TURN
      const end = turnsTo(from, restDegrees[face])
      air.current?.cancel()
      const landsMs = landsAtMs(coin)
      const turning = turner.animate([{ transform: `rotateX(${from}deg)` }, { transform: `rotateX(${end}deg)` }], {
        duration: landsMs + LANDING_MS * 0.4,
        fill: "forwards",
      })
      const falling = riser.animate(
        [
          { translate: `0 -${LIFT_PX}px`, easing: "ease-in" },
          { translate: "0 0", offset: 0.5, easing: "ease-out" },
          { translate: `0 -${LIFT_PX * 0.06}px`, offset: 0.75, easing: "ease-in" },
          { translate: "0 0" },
        ],
        { delay: landsMs, duration: LANDING_MS, fill: "both" },
      )
      for (const motion of [turning, falling]) motion.currentTime = phaseElapsed()
    }
    if (phase === "idle" || phase === "settled") {
      for (const element of [riser, turner]) for (const motion of element.getAnimations()) motion.cancel()
      air.current = null
    }
  }, [coin, phase, face, still, phaseElapsed])
  return { lift, body }
}

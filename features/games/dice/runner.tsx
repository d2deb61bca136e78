import { useReducedMotion } from "@dghrt/design-system"
import { useEffect, useRef } from "react"
import { usePhaseElapsed } from "../kit3d/phase-start"
import { FACES } from "./maths"
import { ENGRAVED_MS, WAIT_LIMIT_MS } from "./motion"
import type { DiceScene } from "./scene"

const CROSSING_MS = 800

/**
 * Runs along the track while the stone turns, and lands with it on the number that was drawn. Where it runs says nothing of
 * the draw: to and fro until there is one, then from where it is to one end and back to its place.
 */
export function Runner({ scene }: { scene: DiceScene }) {
  const own = useRef<HTMLSpanElement>(null)
  const left = useRef<string | null>(null)
  const still = useReducedMotion()
  const phaseElapsed = usePhaseElapsed()
  const { phase } = scene
  const roll = phase === "revealing" ? scene.roll : null
  useEffect(() => {
    const runner = own.current
    if (!runner || still) return
    const forward = getComputedStyle(runner).direction === "rtl" ? -1 : 1
    const at = (value: number) => `${((forward * (value + 0.5)) / FACES) * 100}cqw`
    const [start, end] = [at(0), at(FACES - 1)]
    const run =
      roll === null
        ? runner.animate([{ translate: start }, { translate: end }], {
            duration: CROSSING_MS,
            iterations: WAIT_LIMIT_MS / CROSSING_MS,
            direction: "alternate",
            easing: "ease-in-out",
            fill: "forwards",
          })
        : runner.animate(
            [
              { translate: left.current ?? start, easing: "ease-in-out" },
              { translate: end, offset: 0.4, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
              { translate: at(roll) },
            ],
            { duration: ENGRAVED_MS, fill: "forwards" },
          )
    run.currentTime = phaseElapsed()
    return () => {
      left.current = getComputedStyle(runner).translate
      run.cancel()
    }
  }, [roll, still, phaseElapsed])
  if (still || (phase !== "rolling" && phase !== "revealing")) return null
  return <span ref={own} aria-hidden data-part="runner" className="dice-runner" />
}

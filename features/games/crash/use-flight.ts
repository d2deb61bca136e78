import { useReducedMotion } from "@dghrt/design-system"
import { type RefObject, useEffect } from "react"
import { chartTransform } from "./chart-transform"
import { curveTo } from "./flight"

interface FlightParts {
  /** Uncovers the curve from the left, and holds it still behind its edge. */
  window: RefObject<HTMLElement>
  curve: RefObject<HTMLElement>
  rocket: RefObject<HTMLElement>
}

interface FlightPlan {
  active: boolean
  /** Where it ends along the chart, 0 to 1. */
  flown: number
  durationMs: number
}

/** Flies once when it becomes active. Motion is written to the elements; at rest the style says where they are. */
export function useFlight({ window, curve, rocket }: FlightParts, { active, flown, durationMs }: FlightPlan) {
  const still = useReducedMotion()
  useEffect(() => {
    if (!active || still || !window.current || !curve.current || !rocket.current) return
    const timing = { duration: durationMs, fill: "backwards" } as const
    const flights = [
      window.current.animate([{ translate: "-100% 0" }, { translate: `${(flown - 1) * 100}% 0` }], timing),
      curve.current.animate([{ translate: "100% 0" }, { translate: `${(1 - flown) * 100}% 0` }], timing),
      rocket.current.animate(
        curveTo(flown).map((point) => ({ transform: chartTransform(point) })),
        timing,
      ),
    ]
    return () => {
      for (const flight of flights) flight.cancel()
    }
  }, [active, still, flown, durationMs, window, curve, rocket])
}

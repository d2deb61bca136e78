import { useReducedMotion } from "@dghrt/design-system"
import { type RefObject, useEffect } from "react"
import { chartTransform } from "./chart-transform"
import { chartMs, curveTo, heightAt } from "./flight"
import { flightText, heightText } from "./words"

interface FlightParts {
  /** Uncovers the curve from the left, and holds it still behind its edge. */
  window: RefObject<HTMLElement>
  curve: RefObject<HTMLElement>
  rocket: RefObject<HTMLElement>
  figure: RefObject<HTMLElement>
}

interface FlightPlan {
  active: boolean
  /** Where it ends along the chart, 0 to 1. */
  flown: number
  ceiling: number
  /** The height at which the figure stops climbing. */
  lockAt: number
}

/** Flies once when it becomes active. Motion is written to the elements; at rest the style says where they are. */
export function useFlight(
  { window, curve, rocket, figure }: FlightParts,
  { active, flown, ceiling, lockAt }: FlightPlan,
) {
  const still = useReducedMotion()
  useEffect(() => {
    if (!active || still || !window.current || !curve.current || !rocket.current || !figure.current) return
    const timing = { duration: chartMs(ceiling) * flown, fill: "backwards" } as const
    const text = figure.current
    const flights = [
      window.current.animate([{ translate: "-100% 0" }, { translate: `${(flown - 1) * 100}% 0` }], timing),
      curve.current.animate([{ translate: "100% 0" }, { translate: `${(1 - flown) * 100}% 0` }], timing),
      rocket.current.animate(
        curveTo(flown).map((point) => ({ transform: chartTransform(point) })),
        timing,
      ),
    ]
    const [lead] = flights
    let frame = requestAnimationFrame(function read() {
      const part = Number(lead?.currentTime ?? 0) / timing.duration
      const height = Math.min(lockAt, heightAt(Math.min(1, part) * flown, ceiling))
      text.textContent = part < 1 ? flightText(height) : heightText(height)
      if (part < 1) frame = requestAnimationFrame(read)
    })
    return () => {
      cancelAnimationFrame(frame)
      for (const flight of flights) flight.cancel()
    }
  }, [active, still, flown, ceiling, lockAt, window, curve, rocket, figure])
}

/** The line of a target is in the middle of the chart, for every target. */
export const LINE = 0.5

const BEND = 2.17

/** How far along the chart a flight ends, 0 to 1: on the line, or, in every flight that does not reach it, at one place far below. */
export const endOf = (reached: boolean) => (reached ? LINE ** (1 / BEND) : 0.44)

const CHART_MS = 2_400

/** From the pad to where the flight ends: every flight follows the same curve at the same pace. */
export const flightMs = (reached: boolean) => CHART_MS * endOf(reached)

/** After the end the eye gets this long. */
export const SETTLE_MS = 240

const SAMPLES = 32
/** A rocket on its pad leans this far: along the curve it would lie flat. */
const LOWEST_TURN = 58

/** Points of the curve up to `end`, each from 0 to 1 along both axes of the chart. */
export function curveTo(end: number): readonly { x: number; y: number; turn: number }[] {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = (end * index) / SAMPLES
    // Slope of x to the power of BEND, in degrees from straight up; the chart is a third wider than high.
    const turn = Math.min(LOWEST_TURN, 90 - (Math.atan2(BEND * x ** (BEND - 1) * 0.72, 1) * 180) / Math.PI)
    return { x, y: x ** BEND, turn }
  })
}

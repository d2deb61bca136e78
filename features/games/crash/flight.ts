/** The chart reaches twice as far above the pad as the target, so that the line is in the middle for every target. */
export const ceilingOf = (target: number) => 1 + (target / 100 - 1) * 2

const BEND = 2.17

/** How far along the chart a height is reached, 0 to 1; what is higher than the chart leaves it at its end. */
export const progressOf = (height: number, ceiling: number) =>
  Math.min(1, Math.max(0, ((height - 1) / (ceiling - 1)) ** (1 / BEND)))

/** The height at a place on the chart. */
export const heightAt = (progress: number, ceiling: number) => 1 + (ceiling - 1) * progress ** BEND

const LONGEST_MS = 4_500

/** How long the whole chart takes: every flight follows the same curve at the same pace. */
export const chartMs = (ceiling: number) => Math.min(LONGEST_MS, 900 + 700 * Math.log(ceiling))

/** From the pad to where the flight ends. */
export const flightMs = (point: number, ceiling: number) => chartMs(ceiling) * progressOf(point, ceiling)

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

export interface AxisScale {
  low: number
  high: number
  /** From `high` down to `low`, evenly spaced. */
  ticks: readonly number[]
}

/**
 * An axis whose ends and ticks are round numbers (1, 2 or 5 times a power of ten) and that contains zero and every
 * finite value. Without a value other than zero it reaches from 0 to 1.
 */
export function axisScale(values: readonly number[], wantedTicks = 4): AxisScale {
  const finite = values.filter(Number.isFinite)
  const least = finite.reduce((low, value) => Math.min(low, value), 0)
  const most = finite.reduce((high, value) => Math.max(high, value), 0)
  if (least === most) return { low: 0, high: 1, ticks: [1, 0] }
  const step = roundStep(most / wantedTicks - least / wantedTicks)
  const lowest = Math.floor(least / step)
  const highest = Math.ceil(most / step)
  const ticks = Array.from({ length: highest - lowest + 1 }, (_, index) => tidy((highest - index) * step))
  return { low: ticks.at(-1) ?? 0, high: ticks[0] ?? 1, ticks }
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least) ?? 10
  return factor * power
}

/** Removes what binary fractions add: 0.30000000000000004 is written as 0.3. */
const tidy = (value: number) => Number(value.toPrecision(12))

export interface SparkPoint {
  /** Both from 0 to 1; y grows downward, as screens do. */
  x: number
  y: number
}

/** A series fitted into a square: figures that are not finite are left out, a flat series lies in the middle. */
export function sparklinePoints(values: readonly number[]): readonly SparkPoint[] {
  const finite = values.filter(Number.isFinite)
  const low = finite.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const range = finite.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY) - low
  return finite.map((value, index) => ({
    x: finite.length > 1 ? index / (finite.length - 1) : 1,
    y: range > 0 ? 1 - (value - low) / range : 0.5,
  }))
}

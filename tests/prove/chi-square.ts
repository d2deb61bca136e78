const most = 500
const enough = 1e-15

/** How far counts are from equal: Pearson's statistic. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The chance that a fair draw strays at least this far: Q(degrees / 2, statistic / 2). */
export function chiSquareP(statistic: number, degrees: number): number {
  const [a, x] = [degrees / 2, statistic / 2]
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x)
}

/** Regularised lower incomplete gamma by its series, for small x (Abramowitz and Stegun, 6.5.29). */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < most && term > sum * enough; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * scale(a, x)
}

/** Regularised upper incomplete gamma by Lentz's continued fraction, for large x (6.5.31). */
function upperFraction(a: number, x: number): number {
  const tiny = Number.MIN_VALUE / enough
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < most; n++) {
    const factor = n * (a - n)
    b += 2
    d = 1 / (factor * d + b || tiny)
    c = b + factor / c || tiny
    fraction *= d * c
    if (Math.abs(d * c - 1) < enough) break
  }
  return fraction * scale(a, x)
}

const scale = (a: number, x: number) => Math.exp(a * Math.log(x) - x - logGamma(a))

/** Lanczos' approximation with seven terms, good to 15 digits. */
function logGamma(z: number): number {
  const weights = [
    0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
    12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const base = z + 6.5
  const series = weights.reduce((sum, weight, index) => sum + (index === 0 ? weight : weight / (z - 1 + index)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(base) - base + Math.log(series)
}

/** How long a figure takes to reach its new value. */
export const countMs = 600

/** The figure shown some milliseconds after it rose: fast first, exact at the end, and never a figure that falls. */
export function countAt(from: bigint, to: bigint, elapsedMs: number): bigint {
  if (to <= from || elapsedMs >= countMs) return to
  const left = 1 - Math.max(0, elapsedMs) / countMs
  const partPerMillion = BigInt(Math.floor((1 - left ** 3) * 1_000_000))
  return from + ((to - from) * partPerMillion) / 1_000_000n
}

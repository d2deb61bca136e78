/** Page numbers to offer, ascending from 1; null is a gap of two pages or more. */
export function pageWindow(page: number, pageCount: number): ReadonlyArray<number | null> {
  const kept = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b)
  return kept.flatMap((candidate, index) => {
    const skipped = candidate - (kept[index - 1] ?? 0) - 1
    if (skipped === 0) return [candidate]
    return [skipped === 1 ? candidate - 1 : null, candidate]
  })
}

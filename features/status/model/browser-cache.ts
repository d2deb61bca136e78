export interface BrowserCacheStats {
  /** Files and replies that came out of this browser's cache. */
  hits: number
  /** Those that were fetched. */
  misses: number
}

type Timing = Pick<PerformanceResourceTiming, "transferSize" | "decodedBodySize">

/** Counts this page's requests: one with a body but no transferred bytes came from the browser's cache. */
export function browserCacheStats(timings: readonly Timing[]): BrowserCacheStats {
  const hits = timings.filter(({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize > 0).length
  const misses = timings.filter(({ transferSize }) => transferSize > 0).length
  return { hits, misses }
}

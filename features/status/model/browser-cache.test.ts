import { expect, test } from "vitest"
import { browserCacheStats } from "./browser-cache"

test("a request without bytes on the wire is a hit, one with bytes a miss, and a failed one neither", () => {
  const timings = [
    { transferSize: 0, decodedBodySize: 900 },
    { transferSize: 300, decodedBodySize: 900 },
    { transferSize: 1_200, decodedBodySize: 900 },
    { transferSize: 0, decodedBodySize: 0 },
  ]
  expect(browserCacheStats(timings)).toEqual({ hits: 1, misses: 2 })
  expect(browserCacheStats([])).toEqual({ hits: 0, misses: 0 })
})

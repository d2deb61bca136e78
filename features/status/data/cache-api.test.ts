import { afterEach, expect, test, vi } from "vitest"
import { logger } from "#features/kernel"
import { cleanUpCache, warmUpCache } from "./cache-api"

afterEach(() => vi.restoreAllMocks())

test.each([
  ["warm-up", warmUpCache],
  ["cleanup", cleanUpCache],
])(
  "a %s of the cache gives true when the server has done it, and false with a warning when it fails",
  async (_, run) => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined)
    expect(await run({ fetch: async () => Response.json({ done: true }) })).toBe(true)
    expect(await run({ fetch: async () => Response.json({ done: false }) })).toBe(false)
    expect(warn).not.toHaveBeenCalled()
    expect(await run({ fetch: async () => new Response("<html>", { status: 502 }) })).toBe(false)
    expect(await run({ fetch: () => Promise.reject(new TypeError("offline")) })).toBe(false)
    expect(warn).toHaveBeenCalledTimes(2)
  },
)

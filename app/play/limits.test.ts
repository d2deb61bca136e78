import * as v from "valibot"
import { afterEach, expect, test, vi } from "vitest"
import type { Policy } from "#features/games"
import { getJson } from "#features/kernel"
import { limitsOf } from "#features/play-limits"
import { playLimitsPolicy } from "./limits"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("a device that is set ahead lifts no cool-off once the server has answered, and hides no year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 26, 12) })
  const date = new Date().toUTCString()
  vi.stubGlobal("fetch", async () => Response.json({}, { headers: { date } }))
  await getJson("/api/health", v.object({}))
  limitsOf("cooling").startCoolOff(180 * 24 * 60 * 60 * 1000)
  const token = { mint: "sol", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "pool" }
  for (const days of [0, 3, 181, 365]) {
    vi.setSystemTime(Date.UTC(2026, 10, 26 + days, 12))
    const facts = { address: "cooling", token, chain: {} } as Parameters<Policy>[1] // Nothing of the chain is read.
    const bet = { gameId: "dice", betArray: [20_000, 0], wager: 1n, metadata: "" }
    expect(playLimitsPolicy(bet, facts)).toMatchObject({ sentence: "You are cooling off until 25 May 2027." })
  }
})

import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { poolHistory } from "../contract/charts"
import { type PoolsWire, pools } from "../contract/pools"
import { poolRoutes, sharedPools } from "./pools"

const noPlays = () => Promise.reject(new Error("no plays"))
const jackpotSplit = { winner: 8_000, creator: 500, pool: 1_000, protocol: 500 }
const fees = { bonus: "2", poolFeeBps: 100, protocolFeeBps: 0, jackpotSplit }
const wire: PoolsWire = {
  readAt: 1_800_000_000_000,
  pools: [
    { mint: "So111", jackpot: "1284617200000", liquidity: "9007199254740993", maxPayout: "1", minWager: "0", ...fees },
  ],
}

test("amounts beyond a double's reach arrive whole", async () => {
  const reply = await poolRoutes({ pools: async () => wire, plays: noPlays }).request("/")
  expect(v.parse(pools, await reply.json()).pools[0]?.liquidity).toBe(9_007_199_254_740_993n)
})

test("a hundred readers cost one look at the chain, and the next one comes after five seconds", async () => {
  let looks = 0
  let nowMs = 0
  const look = async () => {
    looks++
    return wire
  }
  const routes = poolRoutes({ pools: sharedPools(look, () => nowMs), plays: noPlays })
  await Promise.all(Array.from({ length: 100 }, () => routes.request("/")))
  expect(looks).toBe(1)
  nowMs = 5_000
  await routes.request("/")
  expect(looks).toBe(2)
})

test("who has seen a jackpot paid gets figures of the last second, which no cache stores", async () => {
  let looks = 0
  let nowMs = 0
  const look = async () => {
    looks++
    return wire
  }
  const routes = poolRoutes({ pools: sharedPools(look, () => nowMs), plays: noPlays })
  await routes.request("/")
  nowMs = 999
  await routes.request("/?fresh")
  expect(looks).toBe(1)
  nowMs = 1_000
  const reply = await routes.request("/?fresh")
  expect(looks).toBe(2)
  expect(reply.headers.get("cache-control")).toBe("no-store")
  await routes.request("/")
  expect(looks).toBe(2)
})

test("a chain that cannot be read is a refusal with a time to come back, and the next reader asks anew", async () => {
  let broken = true
  const routes = poolRoutes({
    pools: () => (broken ? Promise.reject(new Error("timeout")) : Promise.resolve(wire)),
    plays: noPlays,
  })
  const reply = await routes.request("/")
  expect(reply.status).toBe(503)
  expect(reply.headers.get("retry-after")).toBe("5")
  expect(await reply.text()).not.toContain("timeout")
  broken = false
  expect((await routes.request("/")).status).toBe(200)
})

describe("the history of a pool", () => {
  const sol = "So11111111111111111111111111111111111111112"
  const day = (day: number, about = {}) => ({
    ...{ sourceId: 1, token: sol, pool: "a", day, plays: 2, wagered: 100n, paid: 130n, poolFees: 5n },
    ...{ liquidity: 900n, liquiditySlot: day, ...about },
  })
  const history = (path: string) =>
    poolRoutes({
      pools: async () => wire,
      plays: async () => ({
        progress: async () => ({ readAtMs: 5, complete: true }),
        poolDays: async () => [day(1), day(2, { pool: "private" }), day(3, { paid: 1n })],
      }),
      nowMs: () => 4 * 86_400_000,
    }).request(path)

  test("gives liquidity and result of each day with plays, of the pool that was used last", async () => {
    const reply = await history(`/${sol}/history?days=7`)
    expect(v.parse(poolHistory, await reply.json())).toEqual({
      token: sol,
      days: [
        { day_ms: 86_400_000, plays: 2, liquidity: 900n, wagered: 100n, paid: 130n, pool_fees: 5n, result: -25n },
        { day_ms: 3 * 86_400_000, plays: 2, liquidity: 900n, wagered: 100n, paid: 1n, pool_fees: 5n, result: 104n },
      ],
      as_of: 5,
      complete: true,
    })
  })

  test.each(["/x/history", `/${sol}/history?days=0`, `/${sol}/history?days=367`])("refuses %s", async (path) => {
    expect((await history(path)).status).toBe(400)
  })
})

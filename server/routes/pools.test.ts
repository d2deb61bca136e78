import * as v from "valibot"
import { describe, expect, test, vi } from "vitest"
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
  const reply = await poolRoutes({ pools: async () => wire, plays: noPlays, addresses: [] }).request("/")
  expect(v.parse(pools, await reply.json()).pools[0]?.liquidity).toBe(9_007_199_254_740_993n)
})

function countedLooks() {
  const clock = { nowMs: 0 }
  const look = vi.fn(async () => wire)
  const routes = poolRoutes({ pools: sharedPools(look, () => clock.nowMs), plays: noPlays, addresses: [] })
  return { look, clock, routes }
}

test("a hundred readers cost one look at the chain, and the next one comes after five seconds", async () => {
  const { look, clock, routes } = countedLooks()
  await Promise.all(Array.from({ length: 100 }, () => routes.request("/")))
  expect(look).toHaveBeenCalledTimes(1)
  clock.nowMs = 5_000
  await routes.request("/")
  expect(look).toHaveBeenCalledTimes(2)
})

test("who has seen a jackpot paid gets figures of the last second, which no cache stores", async () => {
  const { look, clock, routes } = countedLooks()
  await routes.request("/")
  clock.nowMs = 999
  await routes.request("/?fresh")
  expect(look).toHaveBeenCalledTimes(1)
  clock.nowMs = 1_000
  const reply = await routes.request("/?fresh")
  expect(look).toHaveBeenCalledTimes(2)
  expect(reply.headers.get("cache-control")).toBe("no-store")
  await routes.request("/")
  expect(look).toHaveBeenCalledTimes(2)
})

test("a chain that cannot be read is a refusal with a time to come back, and the next reader asks anew", async () => {
  let broken = true
  const routes = poolRoutes({
    pools: () => (broken ? Promise.reject(new Error("timeout")) : Promise.resolve(wire)),
    plays: noPlays,
    addresses: [],
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
  const history = (path: string, addresses: { mint: string; address: string }[] = []) =>
    poolRoutes({
      pools: async () => wire,
      addresses,
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

  test("is that of the casino's own pool, wherever a stranger's pool was used last", async () => {
    const reply = await history(`/${sol}/history?days=7`, [{ mint: sol, address: "private" }])
    expect(v.parse(poolHistory, await reply.json()).days.map(({ day_ms }) => day_ms)).toEqual([2 * 86_400_000])
  })

  test.each(["/x/history", `/${sol}/history?days=0`, `/${sol}/history?days=367`])("refuses %s", async (path) => {
    expect((await history(path)).status).toBe(400)
  })
})

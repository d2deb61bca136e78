import * as v from "valibot"
import { expect, test } from "vitest"
import { type PoolsWire, pools } from "../contract/pools"
import { poolRoutes } from "./pools"

const wire: PoolsWire = {
  readAt: 1_800_000_000_000,
  pools: [{ mint: "So111", jackpot: "1284617200000", liquidity: "9007199254740993", maxPayout: "1", minWager: "0" }],
}

test("amounts beyond a double's reach arrive whole", async () => {
  const reply = await poolRoutes(async () => wire).request("/")
  expect(v.parse(pools, await reply.json()).pools[0]?.liquidity).toBe(9_007_199_254_740_993n)
})

test("a hundred readers cost one look at the chain, and the next one comes after five seconds", async () => {
  let looks = 0
  let nowMs = 0
  const routes = poolRoutes(
    async () => {
      looks++
      return wire
    },
    () => nowMs,
  )
  await Promise.all(Array.from({ length: 100 }, () => routes.request("/")))
  expect(looks).toBe(1)
  nowMs = 5_000
  await routes.request("/")
  expect(looks).toBe(2)
})

test("a chain that cannot be read is a refusal with a time to come back, and the next reader asks anew", async () => {
  let broken = true
  const routes = poolRoutes(() => (broken ? Promise.reject(new Error("timeout")) : Promise.resolve(wire)))
  const reply = await routes.request("/")
  expect(reply.status).toBe(503)
  expect(reply.headers.get("retry-after")).toBe("5")
  expect(await reply.text()).not.toContain("timeout")
  broken = false
  expect((await routes.request("/")).status).toBe(200)
})

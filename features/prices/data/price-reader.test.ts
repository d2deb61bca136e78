import * as v from "valibot"
import { expect, test } from "vitest"
import { ApiError } from "#features/kernel"
import { usablePrice } from "../model/price"
import { createPriceReader } from "./price-reader"

const sol = { mint: "So11111111111111111111111111111111111111112", symbol: "SOL", name: "Solana" }

test("keeps what it had when an answer fails, says so, and recovers", async () => {
  const answers = [
    () => Promise.resolve({ solana: { usd: 100 } }),
    () => Promise.reject(new ApiError("slow", "No answer")),
    () => Promise.resolve({ solana: { usd: 101 } }),
  ]
  let nowMs = 1_000
  const reader = createPriceReader([sol], {
    get: () => answers.shift()?.() ?? Promise.reject(new Error("asked too often")),
    nowMs: () => (nowMs += 1_000),
  })
  expect((await reader.read()).unavailable).toBe(false)
  const failed = await reader.read()
  expect(failed).toMatchObject({
    unavailable: true,
    tokens: [{ symbol: "SOL", currentPrice: 100 }, { symbol: "DGHRT" }],
  })
  const back = await reader.read()
  expect(back).toMatchObject({ unavailable: false, tokens: [{ currentPrice: 101, change: { share: 0.01 } }, {}] })
})

test("a first failure leaves the built-in prices, marked", async () => {
  const reader = createPriceReader([sol], { get: () => Promise.reject(new Error("offline")), nowMs: () => 0 })
  expect(await reader.read()).toMatchObject({
    unavailable: true,
    tokens: [{ source: "fallback" }, { source: "fallback" }],
  })
})

test("an answer without any price is a failure too", async () => {
  const reader = createPriceReader([sol], { get: async () => ({}), nowMs: () => 0 })
  expect(await reader.read()).toMatchObject({ unavailable: true, tokens: [{ source: "fallback" }, {}] })
})

test("what was read is fresh for a minute, and a failure never is", async () => {
  let nowMs = 0
  let answer = async () => ({ solana: { usd: 100 } })
  const reader = createPriceReader([sol], { get: () => answer(), nowMs: () => nowMs })
  expect(reader.fresh()).toBe(false)
  await reader.read()
  nowMs = 59_999
  expect(reader.fresh()).toBe(true)
  nowMs = 60_000
  expect(reader.fresh()).toBe(false)
  answer = () => Promise.reject(new Error("offline"))
  await reader.read()
  expect(reader.fresh()).toBe(false)
})

test.each([
  ["a string", { solana: { usd: "150" } }],
  ["not a number", { solana: { usd: Number.NaN } }],
  ["infinite", { solana: { usd: Number.POSITIVE_INFINITY } }],
  ["negative", { solana: { usd: -150 } }],
  ["zero", { solana: { usd: 0 } }],
  ["absurd", { solana: { usd: 1e12 } }],
  ["missing", { solana: {} }],
  ["a list", [150]],
  ["null", null],
])("a price that is %s counts as no answer, and nothing is converted with it", async (_, body) => {
  const reader = createPriceReader([sol], { get: async (_path, schema) => v.parse(schema, body), nowMs: () => 1_000 })
  const { tokens, unavailable } = await reader.read()
  expect(unavailable).toBe(true)
  expect(tokens.map((token) => usablePrice(token, 1_000))).toEqual([null, null])
})

test("a price that turns bad leaves the last good one, with its own time", async () => {
  const bodies: unknown[] = [{ solana: { usd: 150, last_updated_at: 1 } }, { solana: { usd: "lots" } }]
  const reader = createPriceReader([sol], {
    get: async (_path, schema) => v.parse(schema, bodies.shift()),
    nowMs: () => 2_000,
  })
  await reader.read()
  expect(await reader.read()).toMatchObject({
    unavailable: true,
    tokens: [{ currentPrice: 150, isLivePrice: true, lastUpdated: 1_000 }, {}],
  })
})

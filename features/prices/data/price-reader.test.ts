import { expect, test } from "vitest"
import { ApiError } from "#features/kernel"
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

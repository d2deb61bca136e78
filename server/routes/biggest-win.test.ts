import * as v from "valibot"
import { afterAll, beforeAll, expect, test } from "vitest"
import { biggestWin } from "../contract/biggest-win"
import type { Prices } from "../contract/prices"
import { PlayQueries } from "../database/play-queries"
import { PlayStore } from "../database/play-store"
import { solToken } from "../settings"
import { sampleGame } from "../testing/sample-game"
import { type TestApi, testApi } from "../testing/test-api"
import { biggestWinRoutes } from "./biggest-win"

const nowMs = 1_800_000_000_000
const hourMs = 3_600_000
const usdc = { ...solToken, mint: "Usdc1111111111111111111111111111111111111111", symbol: "USDC", decimals: 6 }
const signed = (digit: number) => `${digit}`.repeat(88)
const player = "5".repeat(44)

let api: TestApi
let stores = 0
beforeAll(async () => {
  api = await testApi()
}, 60_000)
afterAll(() => api.close())

type Played = Partial<Parameters<typeof sampleGame>[0]>

async function ask(played: readonly Played[], prices: Prices = {}, tokens = [solToken, usdc]) {
  const store = await PlayStore.open(await api.database.get(), { chain: `biggest-${++stores}`, creator: "creator" })
  const games = played.map((about, at) =>
    sampleGame({
      player,
      token: solToken.mint,
      wager: 1_000n,
      payout: (1_000n * BigInt(about?.multiplierBps ?? 0)) / 10_000n,
      signature: signed(at + 1),
      timeMs: nowMs - hourMs,
      nonce: at,
      ...about,
    }),
  )
  await store.saveNews({ games, openBets: [], missing: [], rest: null }, null, nowMs)
  const routes = biggestWinRoutes({
    plays: async () => new PlayQueries(store),
    prices: async () => prices,
    tokens,
    nowMs: () => nowMs,
  })
  return v.parse(biggestWin, await (await routes.request("/biggest")).json())
}

test("the biggest win of 24 hours is the one with the highest multiplier, with its time", async () => {
  const { win } = await ask([
    { multiplierBps: 20_000 },
    { multiplierBps: 470_000, timeMs: nowMs - 2 * hourMs },
    { multiplierBps: 210_000 },
    { multiplierBps: 1_000_000, timeMs: nowMs - 25 * hourMs },
  ])
  expect(win).toMatchObject({ multiplierBps: 470_000, timeMs: nowMs - 2 * hourMs, payout: 47_000n, wager: 1_000n })
})

test("of equal multipliers the one that paid more dollars is shown", async () => {
  const plays = [
    { multiplierBps: 20_000, wager: 10n ** 9n, payout: 2n * 10n ** 9n },
    { multiplierBps: 20_000, wager: 500n * 10n ** 6n, payout: 1_000n * 10n ** 6n, token: usdc.mint },
  ]
  const prices = { solana: { usd: 150 }, "usd-coin": { usd: 1 } }
  expect((await ask(plays, prices)).win?.token).toBe(usdc.mint)
  expect((await ask(plays, { ...prices, solana: { usd: 900 } })).win?.token).toBe(solToken.mint)
})

test("losses, pushes, partial returns and tokens that are not offered are no win", async () => {
  const none = [
    { multiplierBps: 0 },
    { multiplierBps: 10_000 },
    { multiplierBps: 5_000 },
    { multiplierBps: 90_000, token: usdc.mint },
  ]
  expect((await ask(none, {}, [solToken])).win).toBeNull()
  expect((await ask([])).win).toBeNull()
})

test.each([
  ["the chain was read", async () => ({ progress: async () => null, biggestWins: async () => [] })],
  ["there is a database", () => Promise.reject(new Error("no database"))],
])("before %s no win is known", async (_when, plays) => {
  const routes = biggestWinRoutes({ plays, prices: async () => ({}), tokens: [solToken] })
  const reply = v.parse(biggestWin, await (await routes.request("/biggest")).json())
  expect(reply).toEqual({ win: null, as_of: null, complete: false })
})

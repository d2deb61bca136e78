import * as v from "valibot"
import { afterAll, beforeAll, expect, test } from "vitest"
import { playerTotals } from "../contract/players"
import type { Prices } from "../contract/prices"
import { PlayQueries } from "../database/play-queries"
import { PlayStore } from "../database/play-store"
import { solToken } from "../settings"
import { sampleGame } from "../testing/sample-game"
import { type TestApi, testApi } from "../testing/test-api"
import { playerTotalsRoutes } from "./player-totals"

const player = "5".repeat(44)
const other = "6".repeat(44)
let api: TestApi
let store: PlayStore
beforeAll(async () => {
  api = await testApi()
  store = await PlayStore.open(await api.database.get(), { chain: "totals", creator: "creator" })
  const play = { player, token: solToken.mint, wager: 2_000_000_000n, jackpot: 0n }
  const games = [
    sampleGame({ ...play, signature: "won", payout: 3_000_000_000n, nonce: 1 }),
    sampleGame({ ...play, signature: "lost", payout: 0n, nonce: 2 }),
    sampleGame({ ...play, signature: "bonus", payout: 0n, bonusUsed: 1_500_000_000n, nonce: 3 }),
  ]
  await store.saveNews({ games, openBets: [], missing: [], rest: null }, null, 1)
}, 60_000)
afterAll(() => api.close())

const ask = (user: string, prices: Prices) =>
  playerTotalsRoutes({
    plays: async () => new PlayQueries(store),
    prices: async () => prices,
    tokens: [solToken],
  }).request(`/?user=${user}`)

test("a player's totals are in US dollars at the current price, and bonus that was lost is no loss", async () => {
  const reply = await ask(player, { solana: { usd: 100 } })
  expect(v.parse(playerTotals, await reply.json())).toMatchObject({
    usd_volume: 600,
    usd_profit: -150,
    games_played: 3,
    games_won: 1,
  })
})

test("an unknown price gives null for both amounts, and the counts", async () => {
  const reply = await ask(player, {})
  expect(v.parse(playerTotals, await reply.json())).toMatchObject({
    usd_volume: null,
    usd_profit: null,
    games_played: 3,
  })
})

test("a player without plays has zeros, whatever prices are known", async () => {
  for (const prices of [{}, { solana: { usd: 100 } }]) {
    const reply = await ask(other, prices)
    expect(reply.status).toBe(200)
    expect(v.parse(playerTotals, await reply.json())).toMatchObject({
      user: other,
      usd_volume: 0,
      usd_profit: 0,
      games_played: 0,
      games_won: 0,
    })
  }
})

test("a wrong address is a 400", async () => {
  expect((await ask("0OIl", {})).status).toBe(400)
})

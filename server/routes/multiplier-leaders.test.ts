import * as v from "valibot"
import { afterAll, beforeAll, expect, test } from "vitest"
import { multiplierLeaders } from "../contract/multiplier-leaders"
import { PlayQueries } from "../database/play-queries"
import { PlayStore } from "../database/play-store"
import { solToken } from "../settings"
import { sampleGame } from "../testing/sample-game"
import { type TestApi, testApi } from "../testing/test-api"
import { multiplierLeaderRoutes } from "./multiplier-leaders"

const nowMs = 1_800_000_000_000
const hourMs = 3_600_000
const least = 10_000_000n
const usdc = { mint: "Usdc1111111111111111111111111111111111111111", decimals: 6 }
const [ann, bob, cat] = ["5", "6", "7"].map((digit) => digit.repeat(44))

let api: TestApi
let stores = 0
beforeAll(async () => {
  api = await testApi()
}, 60_000)
afterAll(() => api.close())

async function routesOf(played: readonly Parameters<typeof sampleGame>[0][]) {
  const store = await PlayStore.open(await api.database.get(), { chain: `multipliers-${++stores}`, creator: "creator" })
  const games = played.map((about, at) =>
    sampleGame({
      ...{ player: ann, token: solToken.mint, wager: least, signature: `${at + 1}`.padStart(88, "0") },
      ...{ timeMs: nowMs - hourMs, nonce: at },
      ...about,
    }),
  )
  for (let at = 0; at === 0 || at < games.length; at += 500)
    await store.saveNews({ games: games.slice(at, at + 500), openBets: [], missing: [], rest: null }, null, nowMs)
  return multiplierLeaderRoutes(
    async () => new PlayQueries(store),
    [solToken, usdc],
    () => nowMs,
  )
}
async function ask(played: readonly Parameters<typeof sampleGame>[0][], query = "") {
  const reply = await (await routesOf(played)).request(`/multipliers?token=${solToken.mint}${query}`)
  return v.parse(multiplierLeaders, await reply.json())
}

test("each player has one place, with the best win and its wager, the highest multiplier first", async () => {
  const { entries, complete, asOfMs } = await ask([
    { multiplierBps: 200_000 },
    { multiplierBps: 500_000, wager: 3n * least },
    { player: bob, multiplierBps: 470_000, game: "plinko" },
    { player: cat, multiplierBps: 1_000_000 },
    { player: cat, multiplierBps: 1_000_000, wager: 2n * least },
  ])
  expect(entries.map(({ user, multiplierBps, wager }) => [user, multiplierBps, wager])).toEqual([
    [cat, 1_000_000, 2n * least],
    [ann, 500_000, 3n * least],
    [bob, 470_000, least],
  ])
  expect(entries[2]).toMatchObject({ game: "plinko", timeMs: nowMs - hourMs })
  expect({ complete, asOfMs }).toEqual({ complete: true, asOfMs: nowMs })
})

test("a player with hundreds of higher wins hides nobody", async () => {
  const many = Array.from({ length: 450 }, () => ({ multiplierBps: 900_000 }))
  const { entries } = await ask([...many, { player: bob, multiplierBps: 100_000 }])
  expect(entries.map(({ user }) => user)).toEqual([ann, bob])
})

test("a bet below the named minimum, a win below 10x, another token and an older win have no place", async () => {
  const played = [
    { multiplierBps: 900_000, wager: least - 1n },
    { multiplierBps: 99_999 },
    { multiplierBps: 900_000, token: usdc.mint },
    { multiplierBps: 300_000, timeMs: nowMs - 25 * hourMs },
    { multiplierBps: 800_000, timeMs: nowMs - 8 * 24 * hourMs },
  ]
  const day = await ask(played)
  expect(day.entries).toEqual([])
  expect(day.minWager).toBe(least)
  expect((await ask(played, "&period=7d")).entries.map(({ multiplierBps }) => multiplierBps)).toEqual([300_000])
})

test.each([
  ["", 400],
  ["?token=x", 400],
  [`?token=${solToken.mint}&period=alltime`, 400],
  [`?token=${ann}`, 404],
])("refuses %j", async (query, status) => {
  expect((await (await routesOf([])).request(`/multipliers${query}`)).status).toBe(status)
})

test("is a 503 without a database", async () => {
  const routes = multiplierLeaderRoutes(() => Promise.reject(new Error("gone")), [solToken])
  expect((await routes.request(`/multipliers?token=${solToken.mint}`)).status).toBe(503)
})

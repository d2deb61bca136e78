import { expect, test } from "vitest"
import type { PlayQueries } from "../database/play-queries"
import { sampleGame } from "../testing/sample-game"
import { testPlays } from "../testing/test-plays"
import { eventRoutes } from "./events"

const { open } = testPlays("embedded")

const game = sampleGame({ signature: "settled", slot: 20, finalized: false })
const bet = { player: game.player, signature: "bet", slot: 18, timeMs: 17 }
const nothing = { games: [], openBets: [], missing: [], rest: null }

/** The route on plays of its own, with a manual clock. */
async function route() {
  const { store, plays: queries } = await open()
  let nowMs = 0
  let reads = 0
  const read: PlayQueries["page"] = (...page) => {
    reads += 1
    return queries.page(...page)
  }
  const counted = Object.assign(Object.create(queries), { page: read }) as PlayQueries // All of it, and a count.
  const app = eventRoutes(
    async () => counted,
    "creator",
    () => nowMs,
  )
  const press = (headers: Record<string, string> = {}) =>
    app.request("/settledGames?itemsPerPage=200&page=0", { headers })
  const results = async () =>
    ((await (await press()).json()) as { results: { bet_signature: string | null }[] }).results
  return { store, press, results, reads: () => reads, pass: (ms: number) => (nowMs += ms) }
}

test("a page is read once for all who ask for it within half a second, whatever coding they take", async () => {
  const { store, press, reads, pass } = await route()
  await store.saveNews({ ...nothing, games: [game] }, "a", 1)
  const [first, ...others] = await Promise.all(
    ["identity", "br", "gzip", "identity"].map((coding) => press({ "accept-encoding": coding })),
  )
  expect(reads()).toBe(1)
  const etag = first?.headers.get("etag") ?? ""
  expect(others.every((reply) => reply.headers.get("etag") === etag)).toBe(true)
  pass(500)
  // Read again, and the same: the client has it already.
  expect((await press({ "if-none-match": etag })).status).toBe(304)
  expect(reads()).toBe(2)
})

test("a page is not stale after a late bet link, a rollback and a play that lands again", async () => {
  const { store, results, pass } = await route()
  const later = () => {
    pass(500)
    return results()
  }
  await store.saveNews({ ...nothing, games: [game] }, "a", 1)
  expect(await results()).toMatchObject([{ bet_signature: null }])
  await store.saveNews({ ...nothing, openBets: [bet] }, "b", 2)
  expect(await later()).toMatchObject([{ bet_signature: "bet" }])
  await store.settle([], await store.notFinal(100, 10), 3)
  expect(await later()).toEqual([])
  await store.saveFound(["settled"], { ...nothing, games: [{ ...game, slot: 22 }] }, 4)
  expect(await later()).toMatchObject([{ slot: 22, bet_signature: "bet" }])
})

import { Hono } from "hono"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { leaderboard } from "../contract/leaderboard"
import { settledGames } from "../contract/settled-games"
import { platformStats } from "../contract/stats"
import type { SettledGame } from "../database/play-store"
import { eventRoutes } from "./events"
import { leaderboardRoutes } from "./leaderboard"
import { type PlaySource, statsRoutes } from "./stats"

const ours = "CasinoCreator11111111111111111111111111111"
const stranger = "So11111111111111111111111111111111111111112"
const player = "P1ayer11111111111111111111111111111111111111"
const game: SettledGame = {
  signature: "5".repeat(88),
  eventIndex: 0,
  slot: 7,
  timeMs: 1_800_000_000_000,
  creator: ours,
  player: stranger,
  token: stranger,
  wager: 18_446_744_073_709_551_615n,
  payout: 1n,
  jackpot: 0n,
  multiplierBps: 19_800,
}

type Store = Awaited<ReturnType<PlaySource>>
const known: Store = {
  head: async () => ({ newest: "5", readAtMs: 1_800_000_000_000 }),
  unread: async () => [],
  totals: async () => ({ plays: 3, players: 2, volume: 9_007_199_254_740_993_000_000_001n }),
  page: async () => ({ games: [game], total: 41 }),
  wagers: async () => [],
  leaders: async () => [{ player, wagered: 18_446_744_073_709_551_615n, plays: 3 }],
}

function api(store: Partial<Store> | Error = {}) {
  const asked: unknown[] = []
  let nowMs = 0
  let opened = 0
  const plays: PlaySource = async () => {
    opened += 1
    if (store instanceof Error) throw store
    const all = { ...known, ...store }
    const page: Store["page"] = (query) => {
      asked.push(query)
      return all.page(query)
    }
    return { ...all, page }
  }
  const app = new Hono()
    .route(
      "/stats",
      statsRoutes(plays, ours, () => nowMs),
    )
    .route("/events", eventRoutes(plays, ours))
    .route(
      "/leaderboard",
      leaderboardRoutes(plays, [stranger], () => nowMs),
    )
  return {
    asked,
    opened: () => opened,
    pass: (ms: number) => {
      nowMs += ms
    },
    get: async (path: string) => app.request(path),
  }
}

describe("the statistics", () => {
  test("are exact to the lamport, with their time and their names", async () => {
    const reply = await api().get(`/stats?creator=${ours}`)
    const wire = await reply.json()
    expect(wire).toMatchObject({ sol_volume: "9007199254740993.000000001", plays: 3, total_games: 3 })
    expect(v.parse(platformStats, wire)).toMatchObject({
      volumeLamports: 9_007_199_254_740_993_000_000_001n,
      plays: 3,
      players: 2,
      asOfMs: 1_800_000_000_000,
      complete: true,
      revenueUsd: undefined,
    })
  })

  test("say when older plays are still being read", async () => {
    const { get } = api({ unread: async () => [{ id: 1, before: "a", until: null }] })
    expect(v.parse(platformStats, await (await get(`/stats?creator=${ours}`)).json()).complete).toBe(false)
  })

  test("are counted once for any number of readers within five seconds", async () => {
    const { get, opened, pass } = api()
    await Promise.all(Array.from({ length: 50 }, () => get(`/stats?creator=${ours}`)))
    expect(opened()).toBe(1)
    pass(5_000)
    await get(`/stats?creator=${ours}`)
    expect(opened()).toBe(2)
  })
})

describe("the settled plays", () => {
  test("arrive whole, a hundred at a time unless asked otherwise", async () => {
    const { get, asked } = api()
    const wire = await (await get(`/events/settledGames?creator=${ours}`)).json()
    expect(v.parse(settledGames, wire)).toEqual({
      total: 41,
      results: [
        {
          signature: game.signature,
          user: stranger,
          creator: ours,
          token: stranger,
          wager: 18_446_744_073_709_551_615n,
          payout: 1n,
          jackpot: 0n,
          multiplierBps: 19_800,
          timeMs: 1_800_000_000_000,
        },
      ],
    })
    expect(asked).toEqual([{ size: 100, page: 0 }])
  })

  test("are those of one player when one is named, of this casino all the same", async () => {
    const { get, asked } = api()
    await get(`/events/settledGames?user=${player.replace("P1", "P2")}&itemsPerPage=10&page=4`)
    expect(asked).toEqual([{ size: 10, page: 4, player: player.replace("P1", "P2") }])
  })
})

describe("refuses with a sentence", () => {
  test.each([
    "/stats",
    "/stats?creator=",
    "/stats?creator=<script>",
    `/stats?creator=${"1".repeat(400)}`,
    "/events/settledGames?creator=0OIl",
    `/events/settledGames?user=${"x".repeat(5_000)}`,
    "/events/settledGames?user=';drop table settled_games",
    "/events/settledGames?itemsPerPage=0",
    "/events/settledGames?itemsPerPage=201",
    "/events/settledGames?itemsPerPage=-1",
    "/events/settledGames?itemsPerPage=1e2",
    "/events/settledGames?page=10001",
    "/events/settledGames?page=99999999999999999999",
    "/events/settledGames?page=1.5",
    "/events/settledGames?page=",
  ])("%s", async (path) => {
    const { get, opened } = api()
    const reply = await get(path)
    expect(reply.status).toBe(400)
    expect((await reply.json()).error).toMatch(/^(Required|Optional) query: /)
    expect(opened()).toBe(0)
  })

  test.each(["/stats", "/events/settledGames"])("%s of another casino, whose plays nobody counted", async (path) => {
    const reply = await api().get(`${path}?creator=${stranger}`)
    expect(reply.status).toBe(404)
    expect((await reply.json()).error).toContain(ours)
  })

  const broken: [string, Partial<Store> | Error][] = [
    ["no database", new Error("secret address of the database")],
    ["a chain that was never read", { head: async () => null }],
    [
      "a query that fails",
      { totals: () => Promise.reject(new Error("secret")), page: () => Promise.reject(new Error()) },
    ],
  ]
  describe.each(broken)("%s", (_name, store) => {
    test.each(["/stats", "/events/settledGames"])("at %s, and a time to come back", async (path) => {
      const { get, opened } = api(store)
      const reply = await get(`${path}?creator=${ours}`)
      expect(reply.status).toBe(503)
      expect(reply.headers.get("retry-after")).toBe("10")
      expect(await reply.text()).not.toContain("secret")
      await get(`${path}?creator=${ours}`)
      expect(opened()).toBe(2)
    })
  })
})

describe("the leaderboard", () => {
  test("gives wagers to the smallest unit, of a token of this casino", async () => {
    const reply = await api().get(`/leaderboard?token=${stranger}&period=7d`)
    expect(v.parse(leaderboard, await reply.json())).toEqual({
      entries: [{ user: player, wagered: 18_446_744_073_709_551_615n, plays: 3 }],
      asOfMs: 1_800_000_000_000,
      complete: true,
    })
  })
  test.each([
    ["", 400],
    ["?token=x", 400],
    [`?token=${stranger}&period=forever`, 400],
    [`?token=${player}`, 404],
  ])("refuses %j", async (query, status) => {
    expect((await api().get(`/leaderboard${query}`)).status).toBe(status)
  })
  test("is counted once in 30 seconds for a token and a period", async () => {
    const { get, opened, pass } = api()
    await Promise.all([get(`/leaderboard?token=${stranger}`), get(`/leaderboard?token=${stranger}`)])
    expect(opened()).toBe(1)
    await get(`/leaderboard?token=${stranger}&period=24h`)
    expect(opened()).toBe(2)
    pass(30_001)
    await get(`/leaderboard?token=${stranger}`)
    expect(opened()).toBe(3)
  })
  test("is a 503 without a database", async () => {
    expect((await api(new Error("gone")).get(`/leaderboard?token=${stranger}`)).status).toBe(503)
  })
})

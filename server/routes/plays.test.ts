import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { Hono } from "hono"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { solMint } from "../contract/config"
import { leaderboard } from "../contract/leaderboard"
import { settledGameOfTransaction, settledGames } from "../contract/settled-games"
import { platformStats } from "../contract/stats"
import { sampleGame } from "../testing/sample-game"
import { wirePlay } from "../testing/wire-play"
import { eventRoutes } from "./events"
import { leaderboardRoutes } from "./leaderboard"
import type { PlaySource } from "./play-source"
import { statsRoutes } from "./stats"

const ours = "CasinoCreator11111111111111111111111111111"
const stranger = "So11111111111111111111111111111111111111112"
const player = "P1ayer11111111111111111111111111111111111111"
const { finalized: _, ...game } = sampleGame({
  player: stranger,
  pool: null,
  wager: 18_446_744_073_709_551_615n,
  payout: 1n,
  multiplierBps: 19_800,
})

const json = JSON.stringify(wirePlay(game, ours))

type Store = Awaited<
  ReturnType<
    PlaySource<
      | "totals"
      | "creatorFees"
      | "page"
      | "count"
      | "ofTransaction"
      | "daily"
      | "playerDays"
      | "hours"
      | "games"
      | "leaders"
    >
  >
>
const known: Store = {
  progress: async () => ({ readAtMs: 1_800_000_000_000, complete: true }),
  totals: async () => ({ plays: 3, players: 2, volume: 9_007_199_254_740_993_000_000_001n }),
  creatorFees: async () => [
    { token: stranger, amount: 18_446_744_073_709_551_616n },
    { token: player, amount: 1n },
  ],
  page: async () => ({ plays: json, total: 41, next: "7-3" }),
  count: async () => 41,
  ofTransaction: async (signature) => (signature === game.signature ? [json] : []),
  daily: async () => [],
  playerDays: async () => [],
  hours: async () => [],
  games: async () => [],
  leaders: async () => [{ player, wagered: 18_446_744_073_709_551_615n, plays: 3 }],
}

function api(store: Partial<Store> | Error = {}) {
  const asked: unknown[] = []
  let nowMs = 0
  let opened = 0
  const plays = async () => {
    opened += 1
    if (store instanceof Error) throw store
    const all = { ...known, ...store }
    const page: Store["page"] = (filter, size, start) => {
      asked.push([filter, size, start])
      return all.page(filter, size, start)
    }
    return { ...all, page }
  }
  const app = new Hono()
    .route("/stats", statsRoutes({ plays, owner: ours, tokens: [stranger], nowMs: () => nowMs }))
    .route(
      "/events",
      eventRoutes(plays, ours, () => nowMs),
    )
    .route(
      "/leaderboard",
      leaderboardRoutes(plays, [stranger, ours], () => nowMs),
    )
  return {
    asked,
    opened: () => opened,
    pass: (ms: number) => {
      nowMs += ms
    },
    get: async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
  }
}

describe("the statistics", () => {
  test("are exact to the lamport, with their time and their names, and know no fees in a token that is not taken here", async () => {
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
      creatorFees: [{ token: stranger, amount: 18_446_744_073_709_551_616n }],
    })
  })

  test("say when older plays are still being read", async () => {
    const { get } = api({ progress: async () => ({ readAtMs: 1, complete: false }) })
    expect(v.parse(platformStats, await (await get(`/stats?creator=${ours}`)).json()).complete).toBe(false)
  })

  test("are counted once for any number of readers within a second", async () => {
    const { get, opened, pass } = api()
    await Promise.all(Array.from({ length: 50 }, () => get(`/stats?creator=${ours}`)))
    expect(opened()).toBe(1)
    pass(1_000)
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
      next: "7-3",
      complete: true,
      results: [
        {
          ...{ signature: game.signature, betSignature: null, eventIndex: 0, slot: 7, betSlot: null },
          ...{ commitmentSlot: null, user: stranger, creator: ours, token: stranger, pool: null },
          ...{ game: "dice", metadata: "0:dice:under-50", wager: 18_446_744_073_709_551_615n, payout: 1n },
          ...{ jackpot: 0n, creatorFee: 3n, poolFee: 2n, gambaFee: 1n, jackpotFee: 1n, bonusUsed: 0n },
          ...{ jackpotProbabilityUbps: 10, jackpotResult: 900_000, poolLiquidity: 5_000n, nonce: 0 },
          ...{ clientSeed: "client", rngSeed: "seed", nextRngSeedHashed: "next", resultIndex: 1 },
          ...{ bet: [20_000, 0], multiplierBps: 19_800, timeMs: 1_800_000_000_000, betTimeMs: null, partial: false },
        },
      ],
    })
    expect(asked).toEqual([[{}, 100, { page: 0 }]])
  })

  test("of a page are read once for any number of readers within half a second", async () => {
    const { get, asked, pass } = api()
    await Promise.all(Array.from({ length: 50 }, () => get("/events/settledGames")))
    await get("/events/settledGames?itemsPerPage=10")
    expect(asked).toHaveLength(2)
    pass(500)
    await get("/events/settledGames")
    await get(`/events/settledGames?user=${player}`)
    await get(`/events/settledGames?user=${player}`)
    expect(asked).toHaveLength(4)
    pass(500)
    await get(`/events/settledGames?user=${player}`)
    expect(asked).toHaveLength(5)
  })

  test("of the newest page are a 304 without a body while nothing was settled, and new after a play", async () => {
    let total = 41
    const { get, pass } = api({ page: async () => ({ plays: json, total, next: null }) })
    const first = await get("/events/settledGames")
    const etag = first.headers.get("etag") ?? ""
    const again = () => get("/events/settledGames", { "if-none-match": etag, "accept-encoding": "gzip" })
    pass(500)
    const unchanged = await again()
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ""])
    total = 42
    pass(500)
    const changed = await again()
    expect(changed.status).toBe(200)
    expect(changed.headers.get("etag")).not.toBe(etag)
    expect(JSON.parse(gunzipSync(await changed.arrayBuffer()).toString())).toMatchObject({ total: 42 })
  })

  test("of the newest page are given in the coding that the client takes", async () => {
    const { get } = api()
    const plain = await (await get("/events/settledGames")).text()
    const reply = await get("/events/settledGames", { "accept-encoding": "gzip, br" })
    expect([reply.headers.get("content-encoding"), reply.headers.get("vary")]).toEqual(["br", "accept-encoding"])
    expect(brotliDecompressSync(await reply.arrayBuffer()).toString()).toBe(plain)
  })

  test("of the newest page are remembered for the sizes that were asked for lately", async () => {
    const { get, asked } = api()
    const sizes = Array.from({ length: 40 }, (_, index) => index + 1)
    for (const size of sizes) await get(`/events/settledGames?itemsPerPage=${size}`)
    expect(asked).toHaveLength(40)
    await get("/events/settledGames?itemsPerPage=40")
    expect(asked).toHaveLength(40)
    await get("/events/settledGames?itemsPerPage=1")
    expect(asked).toHaveLength(41)
  })

  test("are those of one player when one is named, of this casino all the same", async () => {
    const { get, asked } = api()
    await get(`/events/settledGames?user=${player.replace("P1", "P2")}&itemsPerPage=10&page=4`)
    expect(asked).toEqual([[{ player: player.replace("P1", "P2") }, 10, { page: 4 }]])
  })

  test("are filtered, and continue below a cursor", async () => {
    const { get, asked } = api()
    await get(
      `/events/settledGames?user=${player}&token=${stranger}&game=dice&outcome=win&jackpots=true&tenfold=true&from=5&to=9&before=7-3`,
    )
    const filter = {
      player,
      token: stranger,
      game: "dice",
      outcome: "win",
      jackpots: true,
      tenfold: true,
      fromMs: 5,
      toMs: 9,
    }
    expect(asked).toEqual([[filter, 100, { cursor: "7-3" }]])
  })

  test("are found by the signature of their settlement, and not invented for another", async () => {
    const { get } = api()
    const found = await get(`/events/settledGame?signature=${game.signature}`)
    expect(v.parse(settledGameOfTransaction, await found.json()).results).toHaveLength(1)
    expect((await get(`/events/settledGame?signature=${"4".repeat(88)}`)).status).toBe(404)
  })
})

describe("refuses with a sentence", () => {
  test.each([
    "/stats",
    "/events/settledGames?from=5",
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
    "/events/settledGames?outcome=draw",
    "/events/settledGames?jackpots=yes",
    "/events/settledGames?tenfold=1",
    "/events/settledGames?game=../x",
    "/events/settledGames?before=1",
    "/events/settledGames?before=1-2;drop",
    "/events/settledGame",
    "/events/settledGame?signature=x",
    "/stats/daily",
    `/stats/daily?token=${stranger}&days=0`,
    "/stats/series",
    `/stats/series?token=${stranger}&period=1h`,
    "/stats/games",
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
    ["a chain that was never read", { progress: async () => null }],
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
      const before = opened()
      await get(`${path}?creator=${ours}`)
      expect(opened()).toBeGreaterThan(before)
    })
  })
})

describe("the leaderboard", () => {
  test("gives wagers to the smallest unit, of a token of this casino, and what the same players wagered in SOL alone", async () => {
    const leaders: Store["leaders"] = async ({ token, among = [] }) => {
      if (token !== solMint) return known.leaders({ token, since: null, limit: 1 })
      return among.map((one) => ({ player: one, wagered: 7n, plays: 1 }))
    }
    const reply = await api({ leaders }).get(`/leaderboard?token=${ours}&period=7d`)
    expect(v.parse(leaderboard, await reply.json())).toEqual({
      entries: [{ user: player, wagered: 18_446_744_073_709_551_615n, sol_volume: 7n, plays: 3 }],
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
  test("is counted once in five seconds for a token and a period", async () => {
    const { get, opened, pass } = api()
    await Promise.all([get(`/leaderboard?token=${stranger}`), get(`/leaderboard?token=${stranger}`)])
    expect(opened()).toBe(1)
    await get(`/leaderboard?token=${stranger}&period=24h`)
    expect(opened()).toBe(2)
    pass(5_001)
    await get(`/leaderboard?token=${stranger}`)
    expect(opened()).toBe(3)
  })
  test("is a 503 without a database", async () => {
    expect((await api(new Error("gone")).get(`/leaderboard?token=${stranger}`)).status).toBe(503)
  })
})

import { describe, expect, test } from "vitest"
import { readPlatform } from "./platform-reader"

const creator = "CasinoCreator11111111111111111111111111111"
const stranger = "Stranger1111111111111111111111111111111111"
const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const play = (about: object = {}) => ({
  signature: "s",
  user: stranger,
  creator,
  token: sol,
  wager: "1000000000",
  payout: "0",
  ...about,
})
const stats = { sol_volume: "12.5", plays: 40, players: 4, as_of: 500, complete: true }
const recent = { results: [play(), play({ token: usdc, wager: "7" }), play({ creator: stranger })], total: 3 }

type Answer = object | "refused" | "gone"

/** Reads from a server that gives these answers. */
async function read(answers: { stats: Answer; plays: Answer }) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const path = String(input)
    asked.push(path)
    const answer = path.startsWith("/api/stats") ? answers.stats : answers.plays
    if (answer === "gone") throw new TypeError("Failed to fetch")
    return answer === "refused" ? new Response("", { status: 503 }) : Response.json(answer)
  }
  const figures = await readPlatform(creator, { fetch, nowMs: () => 900 })
  return { asked, figures }
}

test("the statistics of this casino are enough when they say everything", async () => {
  const { asked, figures } = await read({ stats, plays: recent })
  expect(figures).toEqual({ volumeLamports: 12_500_000_000n, plays: 40, players: 4, asOfMs: 500, scope: "all" })
  expect(asked).toEqual([`/api/stats?creator=${creator}`])
})

test("statistics that are still being counted say so", async () => {
  expect((await read({ stats: { ...stats, complete: false }, plays: recent })).figures.scope).toBe("counted")
})

describe("the plays", () => {
  test("of this casino alone are counted, and wagers in SOL alone are its volume", async () => {
    const { asked, figures } = await read({ stats: "refused", plays: recent })
    expect(figures).toEqual({ volumeLamports: 1_000_000_000n, plays: 2, players: 1, asOfMs: 900, scope: "all" })
    expect(asked[1]).toBe(`/api/events/settledGames?creator=${creator}&itemsPerPage=200&page=0`)
  })

  test("are labelled recent when there are more, or when their number is unknown", async () => {
    expect((await read({ stats: "gone", plays: { ...recent, total: 4 } })).figures.scope).toBe("recent")
    expect((await read({ stats: "gone", plays: { results: recent.results } })).figures.scope).toBe("recent")
  })

  test("fill in what the statistics leave unknown, unless they are only some of the plays", async () => {
    const host = { players: 4, plays: 2 }
    const { figures } = await read({ stats: host, plays: recent })
    expect(figures).toEqual({ volumeLamports: 1_000_000_000n, plays: 2, players: 4, asOfMs: 900, scope: "all" })
    const partly = await read({ stats: host, plays: { ...recent, total: 900 } })
    expect(partly.figures).toMatchObject({ volumeLamports: undefined, plays: 2, scope: "all" })
  })

  test.each<Answer>(["refused", "gone", { results: "none" }])(
    "that cannot be fetched (%j) leave the statistics' volume and total_games",
    async (plays) => {
      const { figures } = await read({ stats: { volume: 3, total_games: 8 }, plays })
      expect(figures).toMatchObject({ volumeLamports: 3_000_000_000n, plays: 8, players: undefined })
      const partly = await read({ stats: { total_games: 8 }, plays })
      expect(partly.figures).toMatchObject({ volumeLamports: undefined, plays: 8 })
    },
  )
})

test("nothing is made up when neither answers: the error is that of the statistics", async () => {
  await expect(read({ stats: "refused", plays: "gone" })).rejects.toMatchObject({ kind: "refused", status: 503 })
})

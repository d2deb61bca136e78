import fc from "fast-check"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { settledGames } from "./settled-games"
import { platformStats, solText } from "./stats"

const creator = "CasinoCreator11111111111111111111111111111"
const read = (host: object) => v.parse(platformStats, host)

describe("the statistics of a platform", () => {
  test("are found under each of their names, the first that is there", () => {
    expect(read({ volume: "2", total_games: 7, fees: 1.5 })).toMatchObject({
      volumeLamports: 2_000_000_000n,
      plays: 7,
      revenueUsd: 1.5,
    })
    expect(read({ sol_volume: "1", volume: "2", plays: 3, total_games: 7, revenue_usd: 1, fees: 2 })).toMatchObject({
      volumeLamports: 1_000_000_000n,
      plays: 3,
      revenueUsd: 1,
    })
    expect(read({ total_fees: 4 }).revenueUsd).toBe(4)
  })

  test("are unknown, never zero, where a host does not say them", () => {
    expect(read({})).toEqual({
      volumeLamports: undefined,
      plays: undefined,
      players: undefined,
      revenueUsd: undefined,
      asOfMs: undefined,
      complete: true,
    })
  })

  test.each([null, "many", -1, 1.5, Number.NaN, 2 ** 53, {}, [], true, "12"])(
    "are unknown as plays when %j",
    (plays) => {
      expect(read({ plays, total_games: null }).plays).toBeUndefined()
    },
  )

  test.each([
    ["0", 0n],
    ["0.000000001", 1n],
    ["9007199.254740993", 9_007_199_254_740_993n],
    ["1.9999999999", 1_999_999_999n],
    [12.5, 12_500_000_000n],
    [0, 0n],
    [1e-9, 1n],
  ])("read a volume of %j SOL to the lamport", (volume, lamports) => {
    expect(read({ sol_volume: volume }).volumeLamports).toBe(lamports)
  })

  test.each(["", "-1", "1e9", "1,000", ".5", "NaN", -1, Number.POSITIVE_INFINITY, 1e300, null, {}])(
    "do not guess a volume from %j",
    (volume) => expect(read({ sol_volume: volume }).volumeLamports).toBeUndefined(),
  )

  test("carry any volume there and back", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 80n), (lamports) => {
        expect(read({ sol_volume: solText(lamports) }).volumeLamports).toBe(lamports)
      }),
      { seed: 7 },
    )
  })

  test.each([null, 5, "stats"])("are not %j", (host) => {
    expect(v.safeParse(platformStats, host).success).toBe(false)
  })
})

describe("a settled play", () => {
  const play = { signature: "s", user: creator, creator, token: creator, wager: "5", payout: 7 }
  const only = (about: object) => v.parse(settledGames, { results: [{ ...play, ...about }] }).results[0]

  test("is read with its times and multipliers in either of their forms", () => {
    expect(only({ time: 5_000, multiplier: 1.98 })).toMatchObject({ timeMs: 5_000, multiplierBps: 19_800 })
    expect(only({ block_time: 5, multiplier_bps: 19_800 })).toMatchObject({ timeMs: 5_000, multiplierBps: 19_800 })
    expect(only({})).toMatchObject({ wager: 5n, payout: 7n, timeMs: undefined, multiplierBps: undefined })
  })

  test.each([
    { wager: 1.5 },
    { wager: 2 ** 53 },
    { wager: null },
    { user: "<b>" },
    { token: undefined },
    { payout: "-1" },
  ])("that does not fit (%j) is left out, and the others stay", (about) => {
    const { results } = v.parse(settledGames, { results: [{ ...play, ...about }, play, null, "x"] })
    expect(results).toHaveLength(1)
  })

  test("comes in pages of at most two hundred", () => {
    const page = (length: number) => v.safeParse(settledGames, { results: Array(length).fill(play) }).success
    expect([page(200), page(201)]).toEqual([true, false])
  })
})

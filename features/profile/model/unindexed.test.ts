import { expect, test } from "vitest"
import type { PlayerStats } from "#contract/players"
import { countsOf, unindexedOf, withPlays } from "./unindexed"

const play = (key: string, payout: bigint, player = "ann") => ({ key, player, token: "sol", wager: 10n, payout })
const tally = { plays: 12, wins: 5, pushes: 1, wagered: 120n, paid: 90n }
const about = { jackpots: 0n, bonus: 0n, best_multiplier_bps: 0, first_ms: 0, last_ms: 0 }
const stats = (newest: string[]): PlayerStats => ({
  user: "ann",
  tokens: [
    { token: "sol", ...tally, ...about },
    { token: "usdc", ...tally, ...about },
  ],
  games: [],
  newest,
  as_of: 0,
  complete: true,
})

test("a play counts once: until the server names it, it is added to the server's count", () => {
  const recent = [play("3-c", 30n), play("2-b", 10n), play("1-a", 0n)]
  expect(countsOf(stats(["1-a"]), recent)).toEqual({ gamesPlayed: 26, wins: 11, losses: 12 })
  expect(countsOf(stats(["3-c", "2-b", "1-a"]), recent)).toEqual({ gamesPlayed: 24, wins: 10, losses: 12 })
})

test("plays of another wallet are never added", () => {
  expect(unindexedOf(stats([]), [play("3-c", 30n, "bob")])).toEqual([])
})

test("what is older than a play that the server names has been read, however many are named", () => {
  expect(unindexedOf(stats(["2-b"]), [play("3-c", 0n), play("2-b", 0n), play("1-a", 0n)])).toEqual([play("3-c", 0n)])
})

test("money is added as it is", () => {
  expect(withPlays(tally, [play("3-c", 30n)])).toEqual({ plays: 13, wins: 6, pushes: 1, wagered: 130n, paid: 120n })
})

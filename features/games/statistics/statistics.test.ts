import fc from "fast-check"
import { expect, test } from "vitest"
import { mood, noPlays, type PlayCounts, pushesOf, winRate, withPlay } from "./statistics"

const counts = (wins: number, losses: number, pushes = 0): PlayCounts => ({
  gamesPlayed: wins + losses + pushes,
  wins,
  losses,
})

test.each([
  ["more than the wager is a win", 101n, counts(1, 0)],
  ["the wager is a push, which counts as neither", 100n, counts(0, 0, 1)],
  ["less than the wager is a loss", 99n, counts(0, 1)],
  ["nothing is a loss", 0n, counts(0, 1)],
])("a play that paid %s", (_, payout, expected) => {
  expect(withPlay(noPlays, { wager: 100n, payout })).toEqual(expected)
})

test("wins, losses and pushes always add up to the plays", () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n })), (payouts) => {
      const played = payouts.map((payout) => ({ wager: 1n, payout })).reduce(withPlay, noPlays)
      expect(played.gamesPlayed).toBe(payouts.length)
      expect(played.wins).toBe(payouts.filter((payout) => payout === 2n).length)
      expect(pushesOf(played)).toBe(payouts.filter((payout) => payout === 1n).length)
    }),
  )
})

test("the win rate leaves pushes out, and there is none before the first win or loss", () => {
  expect(winRate(noPlays)).toBeNull()
  expect(winRate(counts(0, 0, 5))).toBeNull()
  expect(winRate(counts(63, 37))).toBe(0.63)
  expect(winRate(counts(1, 3, 96))).toBe(0.25)
})

test.each([
  [0, 0, null],
  [1, 0, null],
  [9, 0, null],
  [10, 0, "on fire"],
  [6, 4, null],
  [61, 39, "on fire"],
  [0, 9, null],
  [0, 10, "rekt"],
  [1, 4, null],
  [29, 71, "rekt"],
  [30, 70, null],
])("%i wins and %i losses make a player %s", (wins, losses, word) => expect(mood(counts(wins, losses))).toBe(word))

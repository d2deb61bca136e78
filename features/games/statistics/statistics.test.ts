import fc from "fast-check"
import { expect, test } from "vitest"
import { mood, noPlays, type PlayCounts, winRate, withPlay } from "./statistics"

const counts = (wins: number, losses: number): PlayCounts => ({ gamesPlayed: wins + losses, wins, losses })

test("a play that paid anything is a win, one that paid nothing a loss", () => {
  expect(withPlay(noPlays, 1n)).toEqual(counts(1, 0))
  expect(withPlay(noPlays, 0n)).toEqual(counts(0, 1))
})

test("wins and losses always add up to the plays", () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n })), (payouts) => {
      const { gamesPlayed, wins, losses } = payouts.reduce(withPlay, noPlays)
      expect(wins + losses).toBe(gamesPlayed)
      expect(gamesPlayed).toBe(payouts.length)
    }),
  )
})

test("nobody has a win rate before the first play", () => {
  expect(winRate(noPlays)).toBeNull()
  expect(winRate(counts(63, 37))).toBe(0.63)
})

test.each([
  [0, 0, null],
  [1, 0, "on fire"],
  [6, 4, null],
  [61, 39, "on fire"],
  [0, 5, null],
  [0, 6, "rekt"],
  [1, 4, null],
  [29, 71, "rekt"],
  [30, 70, null],
])("%i wins and %i losses make a player %s", (wins, losses, word) => expect(mood(counts(wins, losses))).toBe(word))

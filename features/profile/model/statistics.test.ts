import { expect, test } from "vitest"
import { gamesIn, netOf, noFigures, runningNet, winRate } from "./statistics"

test("the net result counts jackpots and may be negative", () => {
  expect(netOf({ wagered: 10n, paid: 4n, jackpots: 3n, bonus: 0n })).toBe(-3n)
  expect(netOf({ wagered: 10n, paid: 14n, bonus: 0n })).toBe(4n)
})

test("a wager that bonus paid is no loss of the wallet, and what it won is a gain", () => {
  expect(netOf({ wagered: 10n, paid: 0n, bonus: 10n })).toBe(0n)
  expect(netOf({ wagered: 10n, paid: 15n, bonus: 4n })).toBe(9n)
})

test("the win rate leaves pushes out and is unknown without a decided play", () => {
  expect(winRate({ plays: 5, wins: 1, pushes: 1 })).toBe(0.25)
  expect(winRate({ plays: 2, wins: 0, pushes: 2 })).toBeNull()
  expect(winRate(noFigures)).toBeNull()
})

test("the running net adds up day by day", () => {
  const day = { plays: 1, wins: 0, bonus: 0n, best_multiplier_bps: 0 }
  const days = [
    { ...day, day_ms: 0, wagered: 5n, paid: 0n },
    { ...day, day_ms: 1, wagered: 0n, paid: 0n },
    { ...day, day_ms: 2, wagered: 5n, paid: 12n, bonus: 3n },
  ]
  expect(runningNet(days).map(({ net }) => net)).toEqual([-5n, -5n, 5n])
})

test("games of another token are left out, and the most wagered comes first", () => {
  const game = { ...noFigures, first_ms: 0, last_ms: 0 }
  const games = [
    { ...game, token: "SOL", game: "dice", wagered: 1n },
    { ...game, token: "SOL", game: "flip", wagered: 3n },
    { ...game, token: "USDC", game: "mines", wagered: 9n },
  ]
  expect(gamesIn(games, "SOL").map(({ game }) => game)).toEqual(["flip", "dice"])
})

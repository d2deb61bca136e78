import { expect, test } from "vitest"
import { gamesIn, noFigures, runningResult, winRate } from "./statistics"

test("the win rate leaves pushes out and is unknown without a decided play", () => {
  expect(winRate({ plays: 5, wins: 1, pushes: 1 })).toBe(0.25)
  expect(winRate({ plays: 2, wins: 0, pushes: 2 })).toBeNull()
  expect(winRate(noFigures)).toBeNull()
})

test("the result adds up day by day", () => {
  const day = { plays: 1, wins: 0, bonus: 0n, best_multiplier_bps: 0 }
  const days = [
    { ...day, day_ms: 0, wagered: 5n, paid: 0n },
    { ...day, day_ms: 1, wagered: 0n, paid: 0n },
    { ...day, day_ms: 2, wagered: 5n, paid: 12n, bonus: 3n },
  ]
  expect(runningResult(days).map(({ result }) => result)).toEqual([-5n, -5n, 5n])
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

import { betMemory } from "@dghrt/betting"
import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { ownRacesOf } from "../plinkorace/own-races"
import { hasUnfinished } from "./unfinished"

const result = (gameId: string, payout: bigint, step?: number) => {
  const drawn = sampleResult({ gameId, betArray: [20_000, 0], metadata: "", index: 0 })
  return { ...drawn, payout, bet: { ...drawn.bet, step } }
}
const write = (wallet: string, change: object) =>
  betMemory(wallet).write({ pending: null, unrevealed: null, unproven: [], history: [], ...change })

test("a wallet has nothing to finish where nothing is open", () => {
  write("idle", { history: [result("dice", 5n), result("mines", 0n, 2)] })
  for (const game of ["dice", "mines", "plinkorace"]) expect(hasUnfinished("idle", game)).toBe(false)
})

test("a result that is not shown yet, and a run whose last step paid, are unfinished in their own game", () => {
  write("unrevealed", { unrevealed: result("crash", 0n) })
  write("run", { history: [result("dice", 0n), result("mines", 9n, 1), result("mines", 0n, 0)] })
  expect(["crash", "dice"].map((game) => hasUnfinished("unrevealed", game))).toEqual([true, false])
  expect(["mines", "dice"].map((game) => hasUnfinished("run", game))).toEqual([true, false])
})

test("a place in a race is unfinished until the race is drawn or left", () => {
  const races = ownRacesOf("racer")
  const unfinished = () => hasUnfinished("racer", "plinkorace")
  races.joined({ game: "race", mint: "sol", signature: "join" }, 1)
  expect(unfinished()).toBe(true)
  races.left("race")
  expect(unfinished()).toBe(false)
  races.joined({ game: "race", mint: "sol", signature: "again" }, 2)
  races.drawn("again", { winner: "someone", outcome: "lost", wager: 5n, prize: 9n, place: 1 })
  expect(unfinished()).toBe(false)
})

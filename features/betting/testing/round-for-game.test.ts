import { describe, expect, test } from "vitest"
import { type GameAndToken, roundForGame } from "../model/round-for-game"
import type { RoundState } from "../model/round-state"
import { sampleResult } from "./sample-result"

const spin = {
  ...sampleResult({ gameId: "slots", betArray: [20_000, 0], metadata: "0:slots:", index: 0 }),
  token: "sol",
}
const slots: GameAndToken = { gameId: "slots", token: "sol" }
const dice: GameAndToken = { gameId: "dice", token: "sol" }
const usdcSlots: GameAndToken = { gameId: "slots", token: "usdc" }
const failed = (moneyMoved: "no" | "unknown"): RoundState => ({
  phase: "failed",
  bet: spin.bet,
  reason: "network",
  message: "",
  moneyMoved,
})
const others: [string, GameAndToken][] = [
  ["another game", dice],
  ["another token", usdcSlots],
]

test.each<RoundState>([
  { phase: "idle" },
  { phase: "signing", bet: spin.bet },
  { phase: "confirming", bet: spin.bet },
  { phase: "settled", result: spin },
  { phase: "revealed", result: spin },
  failed("no"),
  failed("unknown"),
])("a game shows its own round as it is: $phase", (round) => {
  const view = roundForGame(round, "sol", slots)
  expect(view.round).toBe(round)
  expect(view.otherBet).toBeNull()
})

describe.each(others)("the page of %s", (_, page) => {
  test.each<[RoundState, string]>([
    [{ phase: "preparing", bet: spin.bet }, "signing"],
    [{ phase: "signing", bet: spin.bet }, "signing"],
    [{ phase: "sending", bet: spin.bet }, "settling"],
    [{ phase: "confirming", bet: spin.bet }, "settling"],
    [{ phase: "overdue", bet: spin.bet }, "settling"],
    [{ phase: "settled", result: spin }, "unrevealed"],
    [failed("unknown"), "unknown"],
  ])("is idle and names the bet: %o", (round, phase) => {
    expect(roundForGame(round, "sol", page)).toEqual({
      round: { phase: "idle" },
      otherBet: { gameId: "slots", token: "sol", phase },
    })
  })

  test.each<RoundState>([{ phase: "revealed", result: spin }, failed("no")])(
    "is idle and may bet once nothing is under way: $phase",
    (round) => {
      expect(roundForGame(round, "sol", page)).toEqual({ round: { phase: "idle" }, otherBet: null })
    },
  )
})

test("a result counts by its own token, whatever the last bet was placed with", () => {
  const settled: RoundState = { phase: "settled", result: spin }
  expect(roundForGame(settled, "usdc", slots).round).toBe(settled)
  expect(roundForGame(settled, "usdc", usdcSlots).otherBet).toMatchObject({ token: "sol", phase: "unrevealed" })
})

test("a failure that belongs to no bet is shown in every game", () => {
  const round: RoundState = { phase: "failed", bet: null, reason: "network", message: "", moneyMoved: "no" }
  expect(roundForGame(round, null, dice).round).toBe(round)
})

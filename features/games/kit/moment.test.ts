import { type RoundResult, type RoundState, resultKey } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { momentOf } from "./moment"

const bet = { gameId: "toss", betArray: [0, 20_000], wager: 5n, metadata: "0:toss:heads" }
const result: RoundResult = {
  bet,
  token: "mint",
  nonce: 7,
  resultIndex: 1,
  multiplierBps: 20_000,
  payout: 10n,
  clientSeed: "c",
  rngSeed: "r",
  hashedSeed: null,
  committedSlot: null,
  betSlot: null,
  jackpotPayout: 0n,
  signature: null,
}
const decode = (metadata: string) => /^0:toss:(\w+)$/.exec(metadata)?.[1] ?? null
const moment = (round: RoundState, cleared?: string) => momentOf(round, "tails", decode, cleared)

test("before a play the board shows what is chosen", () => {
  expect(moment({ phase: "idle" })).toEqual({ phase: "idle", settings: "tails" })
})

describe("a play under way", () => {
  test.each(["preparing", "simulating", "signing", "sending", "confirming", "overdue"] as const)(
    "while %s shows what was bet",
    (phase) => {
      expect(moment({ phase, bet })).toEqual({ phase: "waiting", settings: "heads" })
    },
  )
})

test("a result is revealed, then settled, with the settings it was made with", () => {
  expect(moment({ phase: "settled", result })).toEqual({ phase: "revealing", settings: "heads", result })
  expect(moment({ phase: "revealed", result })).toEqual({ phase: "settled", settings: "heads", result })
})

test("a result left behind gives the board back", () => {
  expect(moment({ phase: "revealed", result }, resultKey(result))).toEqual({ phase: "idle", settings: "tails" })
  expect(
    moment({ phase: "revealed", result }, resultKey({ ...result, rngSeed: "that of another account" })).phase,
  ).toBe("settled")
})

test("a result of another game, or of another version of this one, is not drawn", () => {
  const foreign = { ...result, bet: { ...bet, metadata: "0:dice:under-50" } }
  expect(moment({ phase: "revealed", result: foreign })).toEqual({ phase: "idle", settings: "tails" })
})

test("a failure gives the board back", () => {
  expect(moment({ phase: "failed", bet, reason: "network", message: "", moneyMoved: "no" }).phase).toBe("idle")
})

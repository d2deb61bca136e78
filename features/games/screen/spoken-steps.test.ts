import type { Bet, RoundState } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { nextSpokenSteps, nothingSpoken } from "./spoken-steps"

const bet: Bet = { gameId: "dice", betArray: [20_000, 0], wager: 1n, metadata: "0:dice:under-50" }
const result = sampleResult({ ...bet, index: 0 })
const settled: RoundState = { phase: "settled", result }
const phases = (...names: ("preparing" | "simulating" | "signing" | "sending" | "confirming" | "overdue")[]) =>
  names.map((phase): RoundState => ({ phase, bet }))

/** Each sentence at the step at which it is announced. */
function spoken(rounds: readonly RoundState[], signsSlowly = false) {
  let steps = nothingSpoken
  const sentences: string[] = []
  for (const round of rounds) {
    const next = nextSpokenSteps(steps, round, signsSlowly && round.phase === "signing")
    if (next.text !== steps.text && next.text !== "") sentences.push(next.text)
    steps = next
  }
  return sentences
}

const ordinary = [...phases("preparing", "simulating", "signing", "sending", "confirming"), settled]

test("an ordinary bet announces that it was sent, and nothing else before its result", () => {
  expect(spoken(ordinary)).toEqual(["Bet sent."])
})

test("a bet that settles before its sending was noticed announces both in order", () => {
  expect(spoken([...phases("preparing", "signing", "sending"), settled])).toEqual(["Bet sent."])
})

test("a wallet that asks for more than a second is announced once, even if it asks twice", () => {
  const twice = [...phases("preparing", "signing", "preparing", "signing", "sending", "confirming"), settled]
  expect(spoken(twice, true)).toEqual(["Sign in your wallet.", "Bet sent."])
})

test("a late result is announced once, and its arrival does not announce again that the bet was sent", () => {
  const late = [...phases("signing", "sending", "confirming", "overdue", "overdue"), settled]
  expect(spoken(late)).toEqual(["Bet sent.", "Still waiting for the network. Your bet is safe to resume."])
  expect(spoken([...phases("signing", "sending", "overdue", "confirming"), settled])).toEqual([
    "Still waiting for the network. Your bet is safe to resume.",
  ])
})

test("two bets announce the same, because silence lies between them", () => {
  expect(spoken([...ordinary, { phase: "revealed", result }, ...ordinary])).toEqual(["Bet sent.", "Bet sent."])
})

test("a result of an earlier page does not announce that a bet was sent", () => {
  expect(spoken([settled])).toEqual([])
})

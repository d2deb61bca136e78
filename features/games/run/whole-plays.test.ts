import type { RoundResult } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { endedHand, handOf, isOpen, recentHands } from "../blackjack/hand"
import { sampleHand, samplePlay } from "../blackjack/sample-hand"
import { loadGame } from "../catalogue/catalogue"
import { sampleRun as sampleCards } from "../hilo/sample-run"
import { sampleRun } from "../mines/sample-run"
import { minesRun } from "../mines/settings"
import { runOf } from "./run"
import { endedRun, wholeRuns } from "./whole-plays"

/** The same results as another evening drew them. */
const again = (results: readonly RoundResult[], evening: string) =>
  results.map((result) => ({ ...result, rngSeed: `${evening} ${result.rngSeed}` }))
const figures = (plays: readonly RoundResult[]) => plays.map(({ multiplierBps }) => multiplierBps)

describe("a game of many steps remembers", () => {
  const kept = sampleRun(5, [3, 11, 19])
  const lost = again(sampleRun(5, [0, 1, 2], { lost: true }), "lost")

  test("whole runs: one that was lost after gems is a loss, once", () => {
    expect(figures(wholeRuns([...lost, ...kept], minesRun, null))).toEqual([0, 20_173])
  })
  test("nothing of a run that goes on", () => {
    expect(figures(wholeRuns([...kept, ...lost], minesRun, runOf(kept, minesRun)))).toEqual([0])
  })
  test("no run whose first stake is forgotten, unless it was lost", () => {
    expect(wholeRuns(kept.slice(0, 2), minesRun, null)).toEqual([])
    expect(figures(wholeRuns(lost.slice(0, 2), minesRun, null))).toEqual([0])
  })
  test("a play that cannot be read as what it paid by itself", () => {
    const [step] = again(kept, "foreign")
    if (!step) throw new Error("A run has steps")
    const foreign = { ...step, bet: { ...step.bet, metadata: "1:mines:?" } }
    expect(figures(wholeRuns([foreign, ...kept], minesRun, null))).toEqual([step.multiplierBps, 20_173])
  })
})

describe("a table of blackjack remembers", () => {
  const lost = samplePlay(72, [["stand", 99]])
  const drawn = sampleHand(5)

  test("a hand once, by all that went in and came back", () => {
    const [last, deal] = lost
    expect(deal?.payout).toBeGreaterThan(0n)
    expect(last?.payout).toBe(0n)
    expect(figures(recentHands([...lost, drawn], null))).toEqual([0, 20_000])
  })
  test("no deal that waits for a choice, however much it is worth", () => {
    const dealt = samplePlay(19)
    const hand = handOf(dealt)
    expect(figures(recentHands([...dealt, drawn], isOpen(hand, []) ? hand : null))).toEqual([20_000])
    expect(recentHands([...dealt, drawn], null)).toHaveLength(2)
  })
  test("no hand whose deal is forgotten", () => expect(recentHands(lost.slice(0, 1), null)).toEqual([]))
})

describe("what is counted as one play", () => {
  const [first = 0n] = sampleRun(5, [3]).map(({ bet }) => bet.wager)

  test("is a run that a draw has ended, and no step of one that goes on", () => {
    expect(endedRun(sampleRun(5, [3, 11, 19]), minesRun)).toBeNull()
    expect(endedRun(sampleRun(5, [3, 11, 19], { lost: true }), minesRun)).toMatchObject({ payout: 0n })
    const cleared = sampleRun(24, [7])
    expect(endedRun(cleared, minesRun)).toMatchObject({ bet: { wager: first }, payout: cleared[0]?.payout })
  })
  test("is a hand that a draw has ended, and no deal that waits for a choice", () => {
    expect(endedHand(samplePlay(19))).toBeNull()
    expect(endedHand(samplePlay(72, [["stand", 99]]))).toMatchObject({ payout: 0n })
    expect(endedHand([sampleHand(5)])).toEqual(sampleHand(5))
  })
  test("is what cannot be read, by itself", () => {
    const [step] = sampleRun(5, [3])
    if (!step) throw new Error("A run has steps")
    const foreign = { ...step, bet: { ...step.bet, metadata: "1:mines:?" } }
    expect(endedRun([foreign], minesRun)).toBe(foreign)
  })
  test.each([
    ["mines", sampleRun(5, [3])],
    ["hilo", sampleCards({ rank: 6, suit: 0 }, [["hi", 10]])],
    ["blackjack", samplePlay(19)],
  ])("%s is asked before a bet of it counts", async (id, open) => {
    expect((await loadGame(id))?.wholePlay?.(open)).toBeNull()
  })
})

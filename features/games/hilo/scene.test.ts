import { type RoundState, resultKey } from "@dghrt/betting/model"
import { suits } from "@dghrt/design-system"
import { describe, expect, test } from "vitest"
import { decoration } from "../kit/decoration"
import { runOf } from "../run/run"
import { hits, RANKS } from "./maths"
import { sampleRun, sampleStep } from "./sample-run"
import { celebrates, type HiloBoard, sceneOf } from "./scene"
import { type Card, drawnCard, hiloRun, openCard } from "./settings"
import { cuesFor } from "./sound"
import { cardName, narrate, picture, progressText, reason } from "./words"

const token = { symbol: "SOL", decimals: 9 }
const start: Card = { rank: 0, suit: 1 }
const five: Card = { rank: 3, suit: 3 }
const calls = [
  ["hi", 6],
  ["hi", 9],
] as const
const history = sampleRun(five, calls)
const missed = sampleRun(five, [...calls, ["hi", 2]])
const [newest] = history
const [lost] = missed
if (!newest || !lost) throw new Error("A run has steps")
const board = (results = history, more: Partial<HiloBoard> = {}): HiloBoard => ({
  start,
  run: runOf(results, hiloRun),
  ended: [],
  left: null,
  cleared: null,
  ...more,
})
const ranks = (cards: readonly Card[]) => cards.map(({ rank }) => RANKS[rank])

describe("the table", () => {
  test("has the start card before a run, and the run's cards after a reload", () => {
    expect(sceneOf({ phase: "idle" }, board([]))).toMatchObject({ cards: [start], level: 0, side: null })
    const again = sceneOf({ phase: "idle" }, board())
    expect(ranks(again.cards)).toEqual(["5", "8", "J"])
    expect(again).toMatchObject({ level: 2, hit: null, end: null })
  })
  test("has no next card before it is drawn, and does not count it before it is shown", () => {
    const waiting = sceneOf({ phase: "confirming", bet: lost.bet }, board())
    expect(waiting).toMatchObject({ phase: "waiting", next: null, side: "hi", hit: null, level: 2 })
    const turning = sceneOf({ phase: "settled", result: lost }, board())
    expect(turning).toMatchObject({ phase: "revealing", next: drawnCard(lost), hit: null, level: 2 })
    expect(ranks(turning.cards)).toEqual(["5", "8", "J"])
  })
  test("shows a miss as it fell, and stays at its level when the wallet says no", () => {
    const scene = sceneOf({ phase: "revealed", result: lost }, board(missed))
    expect(ranks(scene.cards)).toEqual(["5", "8", "J", "4"])
    expect(scene).toMatchObject({ hit: false, level: 2, end: "lost" })
    const round: RoundState = {
      phase: "failed",
      bet: lost.bet,
      reason: "rejected-by-wallet",
      message: "",
      moneyMoved: "no",
    }
    expect(sceneOf(round, board())).toMatchObject({ phase: "idle", level: 2 })
  })
  test("has only the start card after its run is dismissed", () => {
    const ended = [resultKey(newest)]
    const round: RoundState = { phase: "revealed", result: newest }
    const here = sceneOf(round, board(history, { ended, left: resultKey(newest) }))
    expect(here).toMatchObject({ end: "cashed-out", level: 2 })
    expect(celebrates(here)).toBe(true)
    expect(sceneOf(round, board(history, { ended })).cards).toEqual([start])
  })
})

test("1,000 random cards: the one on top is the one drawn, in the picture and in its words", () => {
  const draw = decoration("a thousand cards")
  const any = (below: number) => Math.floor(draw() * below)
  for (let play = 0; play < 1_000; play++) {
    const cards = [{ rank: any(13), suit: any(4) }]
    const side = draw() < 0.5 ? "hi" : "lo"
    const step = { level: 0, cards, side } as const
    const result = sampleStep(step, any(13), { rngSeed: `${draw()}` })
    const scene = sceneOf({ phase: "revealed", result }, board([result]))
    const top = openCard(scene)
    const hit = hits({ rank: openCard(step).rank, side }, result.resultIndex)
    expect(top.rank).toBe(result.resultIndex)
    expect(scene.hit).toBe(hit)
    expect(hit).toBe(result.payout > 0n)
    expect(picture(scene).toLowerCase()).toBe(`${cardName(top)} lies open`)
    expect(reason(step, result.resultIndex)).toMatch(hit ? /: hit$/ : /: miss$/)
    expect(narrate(result, token)).toContain(`Next card ${cardName(top)}. `)
    expect(scene).toEqual(sceneOf({ phase: "revealed", result: { ...result } }, board([result])))
  }
})

test("says the card, the call and the money", () => {
  expect(narrate(newest, token)).toBe(
    `Next card jack of ${suits[drawnCard(newest).suit]}s. Higher than 8: hit. Carried ${Number(newest.payout) / 1e9} SOL.`,
  )
  expect(narrate(lost, token)).toMatch(/^Next card 4 of \w+s\. Lower than jack: miss\. Lost 0\.\d+ SOL\.$/)
  const run = runOf(history, hiloRun)
  expect(run && progressText(run)).toBe("2 hits, 2.4142x so far")
})

describe("sound", () => {
  const waiting = sceneOf({ phase: "confirming", bet: lost.bet }, board())
  const settled = sceneOf({ phase: "revealed", result: newest }, board())
  const turning = sceneOf({ phase: "settled", result: lost }, board())
  test("tells nothing while a card turns", () => {
    const won = sampleRun(five, [...calls, ["hi", 11]])[0]
    if (!won) throw new Error("A run has steps")
    expect(cuesFor(waiting, turning)).toEqual(cuesFor(waiting, sceneOf({ phase: "settled", result: won }, board())))
  })
  test("ends a loss low, and celebrates only the end of a run", () => {
    expect(cuesFor(turning, sceneOf({ phase: "revealed", result: lost }, board(missed)))).toEqual([
      { sound: "lose", atMs: 0 },
    ])
    expect(cuesFor(turning, settled)).toEqual([{ sound: "chip", atMs: 0 }])
    const left = sceneOf(
      { phase: "revealed", result: newest },
      board(history, { ended: [resultKey(newest)], left: resultKey(newest) }),
    )
    expect(cuesFor(settled, left)).toEqual([{ sound: "win", atMs: 0 }])
  })
})

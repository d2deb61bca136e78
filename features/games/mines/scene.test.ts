import { type RoundState, resultKey } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { decoration } from "../kit/decoration"
import { runOf } from "../run/run"
import { levelsOf, MINES, TILES } from "./maths"
import { sampleRun, sampleStep } from "./sample-run"
import { type Board, celebrates, faceOf, sceneOf } from "./scene"
import { minesRun } from "./settings"
import { cuesFor } from "./sound"
import { faceNames, narrate, progressText, reason, tileName } from "./words"

const token = { symbol: "SOL", decimals: 9 }
const all = Array.from({ length: TILES }, (_, tile) => tile)
const history = sampleRun(3, [1, 8, 12])
const [newest] = history
if (!newest) throw new Error("A run has steps")
const board = (results = history, more: Partial<Board> = {}): Board => ({
  mines: 5,
  run: runOf(results, minesRun),
  ended: [],
  left: null,
  cleared: null,
  ...more,
})

describe("the board", () => {
  test("is new when nothing was played, and as the results left it after a reload", () => {
    expect(sceneOf({ phase: "idle" }, board([]))).toMatchObject({ mines: 5, opened: [], level: 0, end: null })
    expect(sceneOf({ phase: "idle" }, board())).toMatchObject({ mines: 3, opened: [1, 8, 12], level: 3, end: null })
  })
  test("shows nothing of the chosen tile before it is drawn, and does not count it before it is shown", () => {
    const before = board(history.slice(1))
    const waiting = sceneOf({ phase: "confirming", bet: newest.bet }, before)
    expect(waiting).toMatchObject({ phase: "waiting", opened: [1, 8], tile: 12, drawn: null })
    expect(sceneOf({ phase: "settled", result: newest }, before)).toMatchObject({ phase: "revealing", level: 2 })
    expect(sceneOf({ phase: "revealed", result: newest }, board())).toMatchObject({ phase: "settled", level: 3 })
  })
  test("stays at its level when the wallet says no", () => {
    const round: RoundState = {
      phase: "failed",
      bet: newest.bet,
      reason: "rejected-by-wallet",
      message: "",
      moneyMoved: "no",
    }
    expect(sceneOf(round, board(history.slice(1)))).toMatchObject({ phase: "idle", opened: [1, 8], level: 2 })
  })
  test("shows a run that was cashed out here until it is dismissed, and no other", () => {
    const ended = [resultKey(newest)]
    const round: RoundState = { phase: "revealed", result: newest }
    const here = sceneOf(round, board(history, { ended, left: resultKey(newest) }))
    expect(here).toMatchObject({ opened: [1, 8, 12], end: "cashed-out" })
    expect(celebrates(here)).toBe(true)
    expect(sceneOf(round, board(history, { ended })).opened).toEqual([])
    expect(sceneOf({ phase: "idle" }, board(history, { ended })).opened).toEqual([])
  })
  test("follows a step that another tab played", () => {
    const further = sampleStep({ mines: 3, opened: [1, 8, 12], tile: 20 }, 9, {
      nonce: 103,
      wager: newest.payout,
      rngSeed: "a".repeat(32),
    })
    const scene = sceneOf({ phase: "revealed", result: newest }, board([further, ...history]))
    expect(scene).toMatchObject({ phase: "idle", opened: [1, 8, 12, 20], level: 4 })
  })
  test("shows a lost run until the player dismisses it, and not after a reload", () => {
    const lost = sampleRun(3, [1, 8, 12], { lost: true })
    const [last] = lost
    if (!last) throw new Error("A run has steps")
    const round: RoundState = { phase: "revealed", result: last }
    expect(sceneOf(round, board(lost))).toMatchObject({ opened: [1, 8], tile: 12, drawn: "mine", end: "lost" })
    expect(sceneOf(round, board(lost, { cleared: resultKey(last) }))).toMatchObject({ opened: [], end: null })
    expect(sceneOf({ phase: "idle" }, board(lost))).toMatchObject({ opened: [], end: null })
  })
  test("is cleared by its last safe tile", () => {
    const clear = sampleRun(20, [0, 6, 12, 18, 24])
    const [last] = clear
    if (!last) throw new Error("A run has steps")
    expect(sceneOf({ phase: "revealed", result: last }, board(clear))).toMatchObject({ end: "cleared", level: 5 })
  })
})

test("1,000 random steps: the tile shows what was drawn, in the picture and in its words", () => {
  const draw = decoration("a thousand boards")
  const any = (below: number) => Math.floor(draw() * below)
  for (let play = 0; play < 1_000; play++) {
    const mines = MINES[any(MINES.length)] ?? 5
    const tiles = [...all]
    const opened = Array.from({ length: any(levelsOf(mines)) }, () => tiles.splice(any(tiles.length), 1))
      .flat()
      .sort((one, other) => one - other)
    const tile = tiles[any(tiles.length)] ?? 0
    const result = sampleStep({ mines, opened, tile }, any(TILES - opened.length), { rngSeed: `${draw()}` })
    const scene = sceneOf({ phase: "revealed", result }, board([result]))
    const mine = result.payout === 0n
    expect(faceOf(scene, tile)).toBe(mine ? "mine" : "gem")
    expect(faceNames[faceOf(scene, tile)]).toBe(mine ? "mine" : "gem")
    for (const gem of opened) expect(faceOf(scene, gem)).toBe("gem")
    const drawn = all.map((at) => faceOf(scene, at))
    // No other tile was drawn, so no other mine is shown.
    expect(drawn.filter((face) => face === "mine")).toHaveLength(mine ? 1 : 0)
    expect(scene).toEqual(sceneOf({ phase: "revealed", result: { ...result } }, board([result])))
    expect(narrate(result, token)).toContain(`${tileName(tile)}: ${mine ? "a mine" : "a gem"}`)
    expect(reason({ mines, opened, tile }, result.resultIndex)).toMatch(mine ? /was a mine/ : /^\d+ gems?, \d+ mines?/)
  }
})

test("says the tile, what was under it and the money", () => {
  expect(narrate(newest, token)).toBe(
    "Tile 13, row 3, column 3: a gem, 3 open. Paid 0.373337046 SOL, result plus 0.0486 SOL.",
  )
  expect(progressText(3, 0)).toBe("First tile: 1.1363x")
  expect(progressText(3, 2)).toBe("2 gems, 1.2985x so far, next 1.4933x")
})

describe("sound", () => {
  const scene = (round: RoundState, results = history, more: Partial<Board> = {}) =>
    sceneOf(round, board(results, more))
  const mine = sampleRun(3, [1, 8, 12], { lost: true })
  const [lost] = mine
  if (!lost) throw new Error("A run has steps")
  const waiting = scene({ phase: "confirming", bet: newest.bet }, history.slice(1))
  test("tells nothing while a tile turns", () => {
    expect(cuesFor(waiting, scene({ phase: "settled", result: newest }, history.slice(1)))).toEqual(
      cuesFor(waiting, scene({ phase: "settled", result: lost }, history.slice(1))),
    )
  })
  test("ends a loss low, and celebrates only the end of a run", () => {
    const turning = scene({ phase: "settled", result: lost }, history.slice(1))
    expect(cuesFor(turning, scene({ phase: "revealed", result: lost }, mine))).toEqual([{ sound: "lose", atMs: 0 }])
    const settled = scene({ phase: "revealed", result: newest })
    expect(cuesFor(turning, settled)).toEqual([{ sound: "chip", atMs: 0 }])
    const left = scene({ phase: "revealed", result: newest }, history, {
      ended: [resultKey(newest)],
      left: resultKey(newest),
    })
    expect(cuesFor(settled, left)).toEqual([{ sound: "win", atMs: 0 }])
    expect(cuesFor(scene({ phase: "idle" }), settled)).toEqual([])
  })
})

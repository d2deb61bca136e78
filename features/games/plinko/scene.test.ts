import { resultKey } from "@dghrt/betting/model"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { bucketAt, layoutOf, pegAt, SHEET, stopsOf } from "./board"
import { fallOf, revealMs, strikesAtMs } from "./fall"
import { boardOf, bouncesOf, bucketOf, defaultPlinko, type TableId, tableIds, tables } from "./maths"
import { pathOf } from "./path"
import { samplePlinko } from "./sample-plinko"
import { celebrates, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { narrate, reason, rules } from "./words"

const token = { symbol: "SOL", decimals: 9 }
const anyDrop = fc
  .constantFrom(...tableIds)
  .chain((table) =>
    fc.record({ table: fc.constant(table), index: fc.nat(tables[table].bet.length - 1), rngSeed: fc.string() }),
  )

/** The bucket a ball at rest lies in, read from where it is. */
function bucketUnder(table: TableId, x: number): number {
  const board = layoutOf(table)
  return tables[table].buckets.findIndex(
    (_, bucket) => Math.abs(bucketAt(board, bucket).x - x) <= board.bucketWidth / 2,
  )
}

test("a round is drawn as it was played", () => {
  const result = samplePlinko("classic-high", 0b101100)
  const path = bouncesOf(0b101100, 6)
  expect(sceneOf({ phase: "idle" }, defaultPlinko)).toEqual({ phase: "idle", table: "normal" })
  const waiting = sceneOf({ phase: "confirming", bet: result.bet }, defaultPlinko)
  expect(waiting).toEqual({ phase: "waiting", table: "classic-high" })
  expect(sceneOf({ phase: "settled", result }, defaultPlinko)).toMatchObject({ phase: "dropping", path })
  expect(sceneOf({ phase: "revealed", result }, defaultPlinko)).toMatchObject({ phase: "settled", path })
  const left = sceneOf({ phase: "revealed", result }, { board: "degen", risk: "low" }, resultKey(result))
  expect(left).toEqual({ phase: "idle", table: "degen" })
})

test("for a thousand plays the ball ends, in place and in words, in a bucket that pays what the draw paid", () => {
  fc.assert(
    fc.property(anyDrop, ({ table, index, rngSeed }) => {
      const result = samplePlinko(table, index, { rngSeed })
      const scene = sceneOf({ phase: "revealed", result }, defaultPlinko)
      if (scene.phase !== "settled") throw new Error("The ball has not landed")
      const board = layoutOf(table)
      const end = fallOf(board, scene.path).at(-1)
      const bucket = bucketUnder(table, end?.x ?? Number.NaN)
      expect(tables[table].buckets[bucket]).toBe(result.multiplierBps)
      expect(narrate(result, token)).toContain(`Bucket ${bucket + 1} of ${board.rows + 1}, `)
      expect(reason(result, table).toLowerCase()).toContain(`bucket ${bucket + 1} of ${board.rows + 1}`)
      expect(scene.path).toHaveLength(board.rows)
      // Each bounce leads to a neighbour: half a step to its side.
      for (const [row, spot] of stopsOf(board, scene.path).entries()) {
        if (row === 0) continue
        const before = stopsOf(board, scene.path)[row - 1]
        expect(spot.x - (before?.x ?? Number.NaN)).toBeCloseTo(
          (scene.path[row - 1] === "right" ? board.dx : -board.dx) / 2,
          6,
        )
      }
    }),
    { numRuns: 1_000 },
  )
})

test("on the classic board the way is said bounce by bounce as the index has it", () => {
  for (let index = 0; index < 64; index++) {
    const said = narrate(samplePlinko("classic-medium", index), token).split(". ")[0]?.toLowerCase().split(", ")
    expect(said).toEqual(bouncesOf(index, 6))
  }
  expect(narrate(samplePlinko("classic-medium", 0b111011), token)).toBe(
    "Right, right, left, right, right, right. Bucket 6 of 7, 1.78x. Paid 0.4450 SOL, result plus 0.1950 SOL.",
  )
})

describe("a long board", () => {
  test("shows one play one way, and plays with other seeds other ways", () => {
    const way = (rngSeed: string) => pathOf(samplePlinko("normal", 40, { rngSeed }), "normal").join()
    expect(way("a")).toBe(way("a"))
    expect(new Set(["a", "b", "c", "d"].map(way)).size).toBeGreaterThan(1)
  })

  test("takes each bucket that pays a multiplier as often as chance alone would", () => {
    const draws = 4_000
    const ends = Array.from({ length: draws }, (_, seed) =>
      bucketOf(pathOf(samplePlinko("normal", 65, { rngSeed: `${seed}` }), "normal")),
    )
    // Of the 16,172 ways into the nine inner buckets, 3,432 lead to the middle one; four standard errors.
    const middle = ends.filter((bucket) => bucket === 7).length / draws
    expect(Math.abs(middle - 3_432 / 16_172)).toBeLessThan(4 * Math.sqrt((0.2122 * 0.7878) / draws))
    expect(new Set(ends)).toEqual(new Set([3, 4, 5, 6, 7, 8, 9, 10, 11]))
  })

  test("reaches both edges", () => {
    const edges = Array.from({ length: 60 }, (_, seed) =>
      bucketOf(pathOf(samplePlinko("degen", 0, { rngSeed: `${seed}` }), "degen")),
    )
    expect(new Set(edges)).toEqual(new Set([0, 12]))
  })
})

describe("the fall", () => {
  test.each(tableIds)("on %s takes as long whatever it comes to", (table) => {
    const { rows } = tables[table]
    const ends = [0, tables[table].bet.length - 1].map(
      (index) => fallOf(layoutOf(table), pathOf(samplePlinko(table, index), table)).at(-1)?.atMs,
    )
    expect(ends).toEqual([revealMs(rows), revealMs(rows)])
  })

  test("goes forward in time and stays on the sheet", () => {
    fc.assert(
      fc.property(anyDrop, ({ table, index, rngSeed }) => {
        const frames = fallOf(layoutOf(table), pathOf(samplePlinko(table, index, { rngSeed }), table))
        for (const [step, { x, y, atMs }] of frames.entries()) {
          expect(atMs).toBeGreaterThanOrEqual(frames[step - 1]?.atMs ?? 0)
          expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })

  test("passes through no peg: it strikes each from above", () => {
    const board = layoutOf("classic-medium")
    const path = bouncesOf(0b011010, 6)
    const frames = fallOf(board, path)
    for (let row = 0; row < board.rows; row++) {
      const at = frames.find(({ atMs }) => atMs >= strikesAtMs(board.rows, row) - 1e-9)
      const peg = pegAt(board, row, bucketOf(path.slice(0, row)))
      expect(at?.x).toBeCloseTo(peg.x, 6)
      expect(at?.y).toBeLessThan(peg.y - board.ball)
    }
  })
})

test("only more than the stake is celebrated", () => {
  const settled = (index: number) =>
    sceneOf({ phase: "revealed", result: samplePlinko("classic-low", index) }, defaultPlinko)
  // Edge, second, third (the stake comes back), centre.
  expect([0, 1, 0b11, 0b111].map((index) => celebrates(settled(index)))).toEqual([true, true, false, false])
})

describe("sound", () => {
  const waiting = sceneOf({ phase: "confirming", bet: samplePlinko("normal", 0).bet }, defaultPlinko)
  const dropping = (index: number) =>
    sceneOf({ phase: "settled", result: samplePlinko("normal", index) }, defaultPlinko)
  test("ticks once per row and tells nothing of the way", () => {
    expect(cuesFor(waiting, dropping(0))).toEqual(cuesFor(waiting, dropping(65)))
    expect(cuesFor(waiting, dropping(0)).filter(({ sound }) => sound === "peg")).toHaveLength(14)
  })
  test("is silent for a result that was already there", () => {
    const settled = sceneOf({ phase: "revealed", result: samplePlinko("normal", 0) }, defaultPlinko)
    expect(cuesFor(sceneOf({ phase: "idle" }, defaultPlinko), settled)).toEqual([])
    expect(cuesFor(dropping(0), settled)).toEqual([{ sound: "win", atMs: 0 }])
  })
})

test.each(tableIds)("the rules of %s name every bucket's odds and the return", (table) => {
  const facts = rules(table).map(({ label, value }) => `${label}: ${value}`)
  expect(facts.at(-1)).toBe(`RTP before fees: ${boardOf(table) === "classic" ? 99 : 100}%`)
  expect(facts).toHaveLength(7)
})

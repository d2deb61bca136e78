import { sampleResult } from "@dghrt/betting/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { LINE, REELS, ROWS, reelsOf, restingReels } from "./grid"
import { betArray, lineOf, OUTCOMES } from "./maths"
import { celebrates, METADATA, type SlotsScene, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { lineText, narrate, reason, rules, symbolNames } from "./words"

const spun = (index: number, rngSeed = "b405", metadata = METADATA) =>
  sampleResult({ gameId: "slots", betArray, metadata, index, rngSeed })
const token = { symbol: "SOL", decimals: 9 }
const middle = (scene: Pick<SlotsScene, "reels">) => scene.reels.map((reel) => reel[LINE])

test("for a thousand indices and seeds the machine, the words and the payout say one thing", () => {
  fc.assert(
    fc.property(fc.nat(OUTCOMES - 1), fc.string(), (index, seed) => {
      const result = spun(index, seed)
      const scene = sceneOf({ phase: "revealed", result })
      const line = lineOf(index)
      const shown = new Set(middle(scene))
      expect(scene.reels).toHaveLength(REELS)
      for (const reel of scene.reels) expect(reel).toHaveLength(ROWS)
      if (line === null) {
        expect(shown.size).toBeGreaterThan(1)
        expect(narrate(result, token)).toBe("No line. Lost 0.2500 SOL.")
        expect(reason(result)).toBe(`No line: ${lineText(scene.reels)}`)
      } else {
        const [symbol] = shown
        expect(shown.size).toBe(1)
        expect(line.symbols).toContain(symbol)
        expect(narrate(result, token)).toMatch(`Line of four ${symbol && symbolNames[symbol]}, pays `)
      }
    }),
    { numRuns: 1_000 },
  )
})

test("one play has one picture, two plays have two", () => {
  expect(reelsOf(spun(40))).toEqual(reelsOf(spun(40)))
  expect(reelsOf(spun(40, "a"))).not.toEqual(reelsOf(spun(40, "b")))
})

test("a line that two pictures can make is made by both", () => {
  const made = new Set(Array.from({ length: 40 }, (_, seed) => reelsOf(spun(14, `${seed}`))[0]?.[LINE]))
  expect(made).toEqual(new Set(["jup", "bonk"]))
})

test("three of four are no more common in a loss than chance makes them", () => {
  const losses = Array.from({ length: 4_000 }, (_, seed) => middle({ reels: reelsOf(spun(40, `${seed}`)) }))
  const three = losses.filter((row) => row.some((symbol) => row.filter((other) => other === symbol).length === 3))
  // 4 places x 7 pictures x 6 others of the 7^4 - 7 rows that are no line: 7.02 %, four standard errors wide.
  expect(three.length / losses.length).toBeGreaterThan(0.054)
  expect(three.length / losses.length).toBeLessThan(0.087)
})

test("a machine at rest shows no line, and what was played last stays until the next play", () => {
  expect(new Set(middle({ reels: restingReels })).size).toBe(REELS)
  expect(sceneOf({ phase: "idle" })).toEqual({ phase: "idle", reels: restingReels })
  expect(sceneOf({ phase: "idle" }, spun(8))).toEqual({ phase: "idle", reels: reelsOf(spun(8)) })
})

test.each(["", "0:slots:extra", "1:slots:", "0:dice:under-50"])("%s is no play of ours", (metadata) => {
  expect(sceneOf({ phase: "revealed", result: spun(3, "s", metadata) })).toEqual({ phase: "idle", reels: restingReels })
})

test("only more than the stake is celebrated", () => {
  const settled = (index: number) => sceneOf({ phase: "revealed", result: spun(index) })
  expect([0, 8, 14, 20, 40].map((index) => celebrates(settled(index)))).toEqual([true, true, false, false, false])
})

test("the sound before the last reel tells nothing of the outcome", () => {
  const before = sceneOf({ phase: "confirming", bet: spun(0).bet })
  const stopping = (index: number) => sceneOf({ phase: "settled", result: spun(index) })
  expect(cuesFor(before, stopping(0))).toEqual(cuesFor(before, stopping(40)))
  expect(cuesFor({ phase: "idle", reels: [] }, sceneOf({ phase: "revealed", result: spun(0) }))).toEqual([])
})

test("the rules name every line with its odds", () => {
  expect(rules().map(({ label, value }) => `${label}: ${value}`)).toContain("Four JUP or BONK: 6 of 50, pays 1x")
  expect(rules().find(({ label }) => label === "RTP before fees")?.value).toBe("97%")
})

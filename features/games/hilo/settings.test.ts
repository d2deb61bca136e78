import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { runOf } from "../run/run"
import { sides } from "./maths"
import { sampleRun } from "./sample-run"
import { decodeHilo, encodeHilo, hiloRun, parseHilo, startCard } from "./settings"

test.each([null, undefined, 5, "x", [], { skips: -1 }, { skips: 0.5 }, { skips: Number.POSITIVE_INFINITY }])(
  "stored %j passes over nothing",
  (input) => expect(parseHilo(input)).toEqual({ skips: 0, ended: [] }),
)

test("stored settings that can be read are taken, each for itself", () => {
  expect(parseHilo({ skips: 7, ended: ["7:ab"] })).toEqual({ skips: 7, ended: ["7:ab"] })
  expect(parseHilo({ skips: "7", ended: ["7:ab"] })).toEqual({ skips: 0, ended: ["7:ab"] })
})

test("every rank is a start card for who skips long enough, the same for everybody", () => {
  const ranks = new Set(Array.from({ length: 300 }, (_, skips) => startCard(undefined, skips).rank))
  expect(ranks.size).toBe(13)
  expect(startCard(undefined, 5)).toEqual(startCard(undefined, 5))
})

const card = fc.record({ rank: fc.nat(12), suit: fc.nat(3) })
const step = fc.nat(9_999).chain((level) =>
  fc.record({
    level: fc.constant(level),
    cards: fc.array(card, { minLength: Math.min(5, level + 1), maxLength: Math.min(5, level + 1) }),
    side: fc.constantFrom(...sides),
  }),
)

describe("metadata", () => {
  test("gives back every step that can be played, and stays short", () => {
    fc.assert(
      fc.property(step, (played) => {
        expect(decodeHilo(encodeHilo(played))).toEqual(played)
        expect(encodeHilo(played).length).toBeLessThanOrEqual(20)
      }),
    )
  })
  test.each([
    "",
    "0:hilo:",
    "0:hilo:0:AB:hi",
    "0:hilo:1:A:hi",
    "0:hilo:01:AB:hi",
    "0:hilo:7:ABCDEF:lo",
    "0:hilo:0:A:mid",
    "0:hilo:-1::hi",
    "1:hilo:0:A:hi",
    "0:hilo:0:A:hi ",
    "0:mines:5:0:1",
    `0:hilo:0:${"A".repeat(400)}:hi`,
    "\u202e0:hilo:0:A:hi",
  ])("%s is no step", (text) => expect(decodeHilo(text)).toBeNull())
})

test("a run is read from its results, however many of them are kept", () => {
  const calls = [
    ["hi", 9],
    ["lo", 7],
    ["lo", 2],
    ["hi", 12],
    ["lo", 3],
    ["hi", 8],
  ] as const
  const history = sampleRun({ rank: 5, suit: 0 }, calls)
  for (let kept = 1; kept <= history.length; kept++) {
    const run = runOf(history.slice(0, kept), hiloRun)
    expect(run).toMatchObject({ level: 6, carried: history[0]?.payout, end: null })
    expect(run?.steps).toHaveLength(kept)
    expect(run?.start).toBe(kept === 6 ? 250_000_000n : null)
  }
})

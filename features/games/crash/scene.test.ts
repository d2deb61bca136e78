import { sampleResult } from "@dghrt/betting/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { ceilingOf, flightMs, heightAt, progressOf } from "./flight"
import { betArray, defaultCrash, targets } from "./maths"
import { celebrates, crashPoint, sceneOf } from "./scene"
import { decodeCrash, encodeCrash, parseCrash } from "./settings"
import { cuesFor } from "./sound"
import { flightText, heightText, narrate, reason, rules } from "./words"

const flown = (target: number, index: number, rngSeed = "b405", metadata = encodeCrash({ target })) =>
  sampleResult({ gameId: "crash", betArray: betArray({ target }), metadata, index, rngSeed })
const token = { symbol: "SOL", decimals: 9 }
const anyPlay = fc.constantFrom(...targets).chain((target) =>
  fc.record({
    target: fc.constant(target),
    index: fc.nat(betArray({ target }).length - 1),
    seed: fc.string(),
  }),
)

test("for a thousand plays the flight ends above its target exactly when the draw paid", () => {
  fc.assert(
    fc.property(anyPlay, ({ target, index, seed }) => {
      const drawn = flown(target, index, seed)
      // Nothing left the wallet beside the wager: each payout above it is a win.
      const result = { ...drawn, spent: { token: drawn.bet.wager, lamports: 0n } }
      const scene = sceneOf({ phase: "revealed", result }, defaultCrash)
      if (scene.phase !== "settled") throw new Error("The flight has not ended")
      const shown = Number.parseFloat(heightText(scene.point))
      expect(scene.reached).toBe(result.payout > 0n)
      expect(scene.point >= target / 100).toBe(scene.reached)
      expect(shown >= target / 100).toBe(scene.reached)
      expect(shown).toBeGreaterThanOrEqual(1)
      expect(narrate(result, token)).toMatch(scene.reached ? /^Reached / : /^Crashed at /)
      expect(celebrates(scene)).toBe(scene.reached)
      const ceiling = ceilingOf(target)
      expect(progressOf(scene.point, ceiling) >= progressOf(target / 100, ceiling)).toBe(scene.reached)
    }),
    { numRuns: 1_000 },
  )
})

test("a height is written as the multipliers beside it, and with two places only while it moves", () => {
  expect([1, 1.5, 3.1, 2.71999, 120].map(heightText)).toEqual(["1x", "1.5x", "3.1x", "2.71x", "120x"])
  expect(flightText(3.1)).toBe("3.10x")
  expect(heightText(1.9999)).toBe("1.99x")
})

test("one play has one height, and heights follow the law of one in x", () => {
  expect(crashPoint(flown(200, 0), { target: 200 })).toBe(crashPoint(flown(200, 0), { target: 200 }))
  const points = Array.from({ length: 4_000 }, (_, seed) =>
    crashPoint(flown(200, seed % 2, `${seed}`), { target: 200 }),
  )
  for (const height of [1.25, 1.5, 2, 3, 5, 10]) {
    const share = points.filter((point) => point >= height).length / points.length
    // Four standard errors of 4,000 draws with a chance of 1/height.
    expect(Math.abs(share - 1 / height), `${height}`).toBeLessThan(
      4 * Math.sqrt(((1 / height) * (1 - 1 / height)) / 4_000),
    )
  }
})

test("every flight follows one curve at one pace", () => {
  const ceiling = ceilingOf(250)
  for (const progress of [0, 0.2, 0.5, 0.9, 1])
    expect(progressOf(heightAt(progress, ceiling), ceiling)).toBeCloseTo(progress, 9)
  expect(flightMs(2.5, ceiling)).toBeGreaterThan(flightMs(1.2, ceiling))
  expect(flightMs(900, ceiling)).toBe(flightMs(ceiling, ceiling))
})

test("says height, target and money", () => {
  expect(reason(flown(150, 0), { target: 150 })).toMatch(/^Reached 1\.5x\. Displayed crash point \d+\.\d\dx$/)
  expect(narrate(flown(150, 0), token)).toMatch(
    /cashed out\. Displayed crash point .*x\. Paid 0\.3750 SOL, result plus 0\.1250 SOL\.$/,
  )
  expect(narrate(flown(150, 2), token)).toMatch(/^Crashed at 1\.\d\dx before 1\.5x\. Lost 0\.2500 SOL\.$/)
  expect(rules({ target: 150 }).map(({ value }) => value)).toContain("2 of 3 outcomes, 66.66%")
})

test("what was played is read back, anything else is not", () => {
  for (const target of targets) expect(decodeCrash(encodeCrash({ target }))).toEqual({ target })
  for (const text of ["", "1:crash:150", "0:crash:151", "0:crash:0150", "0:crash:", "0:dice:under-50"])
    expect(decodeCrash(text)).toBeNull()
  for (const input of [null, "150", { target: 151 }, { target: "150" }, { target: Number.NaN }])
    expect(parseCrash(input)).toEqual(defaultCrash)
})

test("the sound up to the target tells nothing of the outcome", () => {
  const before = sceneOf({ phase: "confirming", bet: flown(150, 0).bet }, defaultCrash)
  const [reached, missed] = [0, 2].map((index) =>
    cuesFor(before, sceneOf({ phase: "settled", result: flown(150, index) }, defaultCrash)),
  )
  const lockedAtMs = flightMs(1.5, ceilingOf(150))
  expect(reached?.filter(({ atMs }) => atMs < lockedAtMs)).toEqual(missed)
})

import { sampleResult } from "@dghrt/betting/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { curveTo, endOf, flightMs, LINE } from "./flight"
import { betArray, defaultCrash, targets } from "./maths"
import { celebrates, sceneOf } from "./scene"
import { decodeCrash, encodeCrash, parseCrash } from "./settings"
import { cuesFor } from "./sound"
import { narrate, reason, rules } from "./words"

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

test("for a thousand plays the flight reaches its target exactly when the draw paid", () => {
  fc.assert(
    fc.property(anyPlay, ({ target, index, seed }) => {
      const drawn = flown(target, index, seed)
      // Nothing left the wallet beside the wager: each payout above it is a win.
      const result = { ...drawn, spent: { token: drawn.bet.wager, lamports: 0n } }
      const scene = sceneOf({ phase: "revealed", result }, defaultCrash)
      if (scene.phase !== "settled") throw new Error("The flight has not ended")
      expect(scene.reached).toBe(result.payout > 0n)
      expect(narrate(result, token)).toMatch(scene.reached ? /^Reached / : /^Crashed before /)
      expect(celebrates(scene)).toBe(scene.reached)
    }),
    { numRuns: 1_000 },
  )
})

test("a flight ends on its line or, whatever was drawn, at one place in the lower half of the way to it", () => {
  const height = (reached: boolean) => curveTo(endOf(reached)).at(-1)?.y
  expect(height(true)).toBeCloseTo(LINE, 9)
  expect(height(false)).toBeLessThan(LINE / 2)
  expect(flightMs(false)).toBeLessThan(flightMs(true))
})

test("says flight, target and money, and no height that was not drawn", () => {
  expect(reason(flown(150, 0), { target: 150 })).toBe("Reached 1.5x")
  expect(narrate(flown(150, 0), token)).toBe("Reached 1.5x, cashed out. Paid 0.3750 SOL, result plus 0.1250 SOL.")
  expect(narrate(flown(150, 2), token)).toBe("Crashed before 1.5x. Lost 0.2500 SOL.")
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
  expect(reached?.filter(({ atMs }) => atMs < flightMs(true))).toEqual(missed)
})

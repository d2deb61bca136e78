import fc from "fast-check"
import { expect, test } from "vitest"
import { REVEAL_MS, revealing, waiting } from "./motion"

test("waiting turns 20 degrees a second, cuts no number and holds still after twelve seconds", () => {
  expect(waiting(1_000)).toEqual({ turn: 20, engraved: 0 })
  expect(waiting(12_000)).toEqual(waiting(60_000))
})

test("a reveal starts where the stone stands and ends at rest with the whole number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (turn) => {
      expect(revealing(0, turn)).toEqual({ turn: turn % 360, engraved: 0 })
      expect(revealing(REVEAL_MS, turn)).toEqual({ turn: 720, engraved: 1 })
    }),
    { seed: 7 },
  )
})

test("the stone never turns back and the number only deepens", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.nat({ max: REVEAL_MS }),
      fc.nat({ max: 200 }),
      (turn, ms, later) => {
        const [before, after] = [revealing(ms, turn), revealing(ms + later, turn)]
        expect(after.turn).toBeGreaterThanOrEqual(before.turn)
        expect(after.engraved).toBeGreaterThanOrEqual(before.engraved)
      },
    ),
    { seed: 7 },
  )
})

test("no digit is legible before the two turns are done", () => expect(revealing(519, 0).engraved).toBe(0))

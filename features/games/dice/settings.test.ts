import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type DiceSettings, defaultDice, diceModes, FACES, isLegal, winners } from "./maths"
import { decodeDice, encodeDice, parseDice, reach, thumbs, withMode, withThumb } from "./settings"

const face = fc.integer({ min: 0, max: FACES })
const settings: fc.Arbitrary<DiceSettings> = fc
  .oneof(
    fc.record({ mode: fc.constantFrom("under" as const, "over" as const), value: face }),
    fc.record({ mode: fc.constantFrom("between" as const, "outside" as const), from: face, to: face }),
  )
  .filter(isLegal)

test("legal settings survive storage and metadata", () => {
  fc.assert(
    fc.property(settings, (each) => {
      expect(parseDice(JSON.parse(JSON.stringify(each)))).toEqual(each)
      expect(decodeDice(encodeDice(each))).toEqual(each)
    }),
    { seed: 7 },
  )
})

test("metadata is short and readable", () => {
  expect(encodeDice({ mode: "under", value: 50 })).toBe("0:dice:under-50")
  expect(encodeDice({ mode: "outside", from: 5, to: 100 })).toBe("0:dice:outside-5-100")
})

describe("what is not dice is not dice", () => {
  test.each([
    "",
    "0:dice:under-0",
    "0:dice:under-96",
    "0:dice:under-50-60",
    "0:dice:between-60-40",
    "0:dice:between-40",
    "0:dice:sideways-50",
    "0:dice:under-50:extra",
    "0:dice:under-1e1",
    "1:dice:under-50",
    "0:flip:4-3",
    "0:dice:under-\u0665\u0660",
  ])("metadata %j", (metadata) => expect(decodeDice(metadata)).toBeNull())

  test.each([
    null,
    { mode: "under" },
    { mode: "under", value: "50" },
    { mode: "under", value: 49.5 },
    { mode: "under", value: Number.POSITIVE_INFINITY },
    { mode: "under", value: 99 },
    { mode: "between", from: 90, to: 10 },
    { mode: "outside", from: 0, to: 3 },
    { mode: "__proto__", value: 50 },
  ])("stored %j", (stored) => expect(parseDice(stored)).toEqual(defaultDice))

  test("anything at all gives settings that can be priced", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(isLegal(parseDice(stored))).toBe(true)
      }),
      { seed: 7 },
    )
  })
})

test("a change of mode keeps the chance", () => {
  fc.assert(
    fc.property(settings, fc.constantFrom(...diceModes), (each, mode) => {
      const changed = withMode(each, mode)
      expect(changed.mode).toBe(mode)
      expect(winners(changed)).toBe(winners(each))
      expect(isLegal(changed)).toBe(true)
    }),
    { seed: 7 },
  )
})

test("a thumb stops where the rules end and never moves the other one", () => {
  fc.assert(
    fc.property(settings, fc.constantFrom(0 as const, 1 as const), fc.double(), (each, thumb, wanted) => {
      const moved = withThumb(each, thumb, wanted)
      expect(isLegal(moved)).toBe(true)
      const others = (of: DiceSettings) => thumbs(of).filter((_, index) => index !== thumb)
      expect(others(moved)).toEqual(others(each))
    }),
    { seed: 7 },
  )
})

test("a thumb reaches both ends of its range", () => {
  fc.assert(
    fc.property(settings, (each) => {
      reach(each).forEach((limits, index) => {
        const thumb = index === 0 ? 0 : 1
        expect(thumbs(withThumb(each, thumb, -1))[thumb]).toBe(limits.min)
        expect(thumbs(withThumb(each, thumb, 1_000))[thumb]).toBe(limits.max)
      })
    }),
    { seed: 7 },
  )
})

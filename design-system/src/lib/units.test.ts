import fc from "fast-check"
import { expect, test } from "vitest"
import { formatAmount, formatUnits, parseUnits } from "./units"

test.each([
  ["0.25", 250_000_000n],
  ["1.", 1_000_000_000n],
  [".5", 500_000_000n],
  ["00.10", 100_000_000n],
  ["0.0000000019", 1n],
  ["1234567890123456789012345678901234567890", 1234567890123456789012345678901234567890_000000000n],
])("%s SOL in lamports", (text, lamports) => expect(parseUnits(text, 9)).toBe(lamports))

test.each(["", ".", "1.2.3", "-1", "1e9", "lots", "1 000"])("%j holds no amount", (text) =>
  expect(parseUnits(text, 9)).toBeNull(),
)

test("what a field shows is the amount it came from", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 18 }), (value, decimals) => {
      expect(parseUnits(formatUnits(value, decimals), decimals)).toBe(value)
    }),
  )
})

test.each([
  [18_204_550_000_000n, { digits: 2 }, "18,204.55"],
  [250_000_000n, { digits: 4 }, "0.2500"],
  [-250_000_000n, { digits: 4 }, "\u22120.2500"],
  [250_000_000n, { sign: "always" }, "+0.25"],
  [-250_000_000n, { sign: "never" }, "0.25"],
  [0n, { digits: 2, sign: "always" }, "0.00"],
  [199_999n, { digits: 3 }, "<0.001"],
  [999_999_999n, { digits: 2 }, "0.99"],
  [500_000_000n, { digits: 0 }, "<1"],
  [-490_611_111n, { digits: 4 }, "\u22120.4907"],
  [-999_999_999n, { digits: 2, sign: "always" }, "\u22121.00"],
  [-1n, { digits: 5 }, "\u22120.00001"],
  [-490_611_111n, { digits: 4, sign: "never" }, "0.4907"],
] as const)("%i lamports with %o reads %s", (value, format, text) => expect(formatAmount(value, 9, format)).toBe(text))

test("an amount never gains value by being shown, and a loss never looks smaller", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 9 }), (value, digits) => {
      const shownOf = (text: string) =>
        text.startsWith("<") ? 0n : (parseUnits(text.replaceAll(",", "").replace(/^\u2212/, ""), 9) ?? -1n)
      const gain = shownOf(formatAmount(value, 9, { digits }))
      const loss = shownOf(formatAmount(-value, 9, { digits }))
      expect(gain).toBeGreaterThanOrEqual(0n)
      expect(gain).toBeLessThanOrEqual(value)
      expect(loss).toBeGreaterThanOrEqual(value)
      expect(loss - value).toBeLessThan(10n ** BigInt(9 - digits))
    }),
  )
})

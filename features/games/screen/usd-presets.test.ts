import { expect, test } from "vitest"
import { presetsFor, usdPresets } from "./usd-presets"

const token = { symbol: "SOL", decimals: 9 }
const limits = { min: 1n, max: 10n ** 12n, maxReason: "With its fees, your balance covers at most" }
const unitsForUsd = (usd: number) => BigInt(usd) * 4_000_000n

test("are 1, 5, 10, 25, 50 and 100 dollars", () => {
  expect(usdPresets).toEqual([1, 5, 10, 25, 50, 100])
  const presets = presetsFor({ token, unitsForUsd }, limits)
  expect(presets.map(({ label }) => label)).toEqual(["$1", "$5", "$10", "$25", "$50", "$100"])
  expect(presets[3]).toEqual({ label: "$25", value: 100_000_000n, detail: "0.1000 SOL" })
})

test("have no value without a price", () => {
  for (const table of [{ token }, { token, unitsForUsd: () => null }])
    expect(presetsFor(table, limits).every(({ value }) => value === null)).toBe(true)
})

test("that a limit forbids name the limit", () => {
  const [one, , , , , hundred] = presetsFor({ token, unitsForUsd }, { ...limits, min: 5_000_000n, max: 300_000_000n })
  expect(one?.reason).toBe("The smallest bet is 0.0050 SOL.")
  expect(hundred?.reason).toBe("With its fees, your balance covers at most 0.3000 SOL.")
})

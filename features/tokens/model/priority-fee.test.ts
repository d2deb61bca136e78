import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import {
  createPriorityFee,
  customProblem,
  isHighFee,
  priorityPresets,
  suggestedFee,
  suggestedPreset,
} from "./priority-fee"

const SOL = 1_000_000_000n

test("presets are 0, 0.002, 0.01, 0.025 and 0.05 SOL", () => {
  expect(priorityPresets.map(({ lamports }) => Number(lamports) / 1e9)).toEqual([0, 0.002, 0.01, 0.025, 0.05])
})

test("priority fee is 400,201 lamports until the player chooses, and nothing is written before", () => {
  const port = memoryStorage()
  const fee = createPriorityFee(port)
  expect(fee.current()).toBe(400_201n)
  expect(port.getItem("priorityFee")).toBeNull()
  fee.set(SOL / 100n)
  expect(port.getItem("priorityFee")).toBe("10000000")
  expect(createPriorityFee(port).current()).toBe(SOL / 100n)
})

test.each(["-1", "1.5", '"400201"', "1000000001", "null", "1e30"])(
  "priority fee ignores the stored value %s",
  (text) => {
    const port = memoryStorage()
    port.setItem("priorityFee", text)
    expect(createPriorityFee(port).current()).toBe(400_201n)
  },
)

test.each([
  [undefined, undefined],
  [null, "None"],
  [1n, "Fast"],
  [2_000_000n, "Fast"],
  [2_000_001n, "Turbo"],
  [SOL, "Max"],
])("while others pay %s lamports, the suggestion is %s", (live, label) =>
  expect(suggestedPreset(live)?.label).toBe(label),
)

test.each([
  [null, "Enter an amount in SOL."],
  [1_999_999n, "Enter 0.002 SOL or more."],
  [2_000_000n, null],
  [SOL, null],
  [SOL + 1n, "Enter 1 SOL or less."],
])("custom fee of %s lamports: %s", (lamports, problem) => expect(customProblem(lamports)).toBe(problem))

test("fees above 'Fast' are high", () => {
  expect([2_000_000n, 2_000_001n, 10_000_000n].map(isHighFee)).toEqual([false, true, true])
})

test("suggestion follows the third quarter of recent unit prices, and is none on an idle network", () => {
  expect(suggestedFee([])).toBeNull()
  expect(suggestedFee([0n, 0n, 0n])).toBeNull()
  expect(suggestedFee([0n, 1_000n, 10_000n, 50_000n, 900_000n])).toBe(6_000n)
  expect(suggestedFee([10n ** 15n])).toBe(SOL)
})

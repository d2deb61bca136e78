import { describe, expect, test } from "vitest"
import { readAmount } from "./amount-entry"

const SOL = 1_000_000_000n

test.each([
  ["", 0n],
  [".", 0n],
  [",", 0n],
  ["0", 0n],
  ["1,", SOL],
  ["1,5", SOL + SOL / 2n],
  ["0,025", SOL / 40n],
  ["00,500", SOL / 2n],
  ["1,50", SOL + SOL / 2n],
  ["1,5000", SOL + SOL / 2n],
  ["1.500", SOL + SOL / 2n],
  [" 1 000,5\u00a0", 1_000n * SOL + SOL / 2n],
  ["١٢", 12n * SOL],
  ["１．５", SOL + SOL / 2n],
  ["۱٫۵۰۰", SOL + SOL / 2n],
  ["\u200e1\u202c.5\ufeff", SOL + SOL / 2n],
])("readAmount reads %j as an amount", (text, value) => {
  expect(readAmount(text, 9)).toMatchObject({ kind: "amount", value })
})

test("readAmount asks back what a thousands separator of another script may mean", () => {
  expect(readAmount("1٬500", 9)).toMatchObject({ kind: "ambiguous", text: "1,500" })
})

test.each([
  ["1,500", [SOL + SOL / 2n, 1_500n * SOL]],
  ["12,345", [12_345_000_000n, 12_345n * SOL]],
  ["01,000", [SOL, 1_000n * SOL]],
])("readAmount finds two readings of %j", (text, readings) => {
  expect(readAmount(text, 9)).toEqual({ kind: "ambiguous", text, readings })
})

describe("readAmount refuses", () => {
  test.each([
    ["1.234,5", "separators"],
    ["1,234.5", "separators"],
    ["1,234,567", "separators"],
    ["1.2.3", "separators"],
    ["1e5", "exponent"],
    ["1E-7", "exponent"],
    ["2,5e3", "exponent"],
    ["lots", "characters"],
    ["-1", "characters"],
    ["+1", "characters"],
    ["0x10", "characters"],
    ["١٢ ریال", "characters"],
    ["1٬234٫5", "separators"],
    ["1 SOL", "characters"],
    ["Infinity", "characters"],
  ])("%j because of its %s", (text, reason) => {
    const entry = readAmount(text, 9)
    expect(entry.kind === "refused" && entry.reason).toBe(reason)
  })
})

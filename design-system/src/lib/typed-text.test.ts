import { expect, test } from "vitest"
import { latinNumber, visibleText } from "./typed-text"

test.each([
  ["0123456789", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["𝟎𝟗𝟘𝟡", "0909"],
  ["１．５", "1.5"],
  ["１，５", "1,5"],
  ["１。５", "1.5"],
  ["١٫٥", "1.5"],
  ["1٬500", "1,500"],
  ["\u200e1\u202c.5\ufeff", "1.5"],
  ["−１", "-1"],
  ["1e5 SOL", "1e5 SOL"],
])("a typed number %j is read as %j", (typed, read) => {
  expect(latinNumber(typed)).toBe(read)
})

test("a pasted text loses spaces at its ends and marks that are not seen, and nothing else", () => {
  expect(visibleText("\u2066 \u200babc\u200d def\u2069\ufeff ")).toBe("abc def")
})

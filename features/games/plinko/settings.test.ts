import { describe, expect, test } from "vitest"
import { defaultPlinko, tableIds } from "./maths"
import { decodePlinko, encodePlinko, parsePlinko } from "./settings"

describe("stored settings", () => {
  test("that can be priced are taken", () => {
    expect(parsePlinko({ board: "normal", risk: "high" })).toEqual({ board: "normal", risk: "high" })
  })
  test.each([
    null,
    { board: "classic" },
    { board: "classic", risk: "deadly" },
    { board: "toString", risk: "low" },
    { board: ["classic"], risk: "low" },
  ])("%j becomes the default", (input) => expect(parsePlinko(input)).toEqual(defaultPlinko))
})

describe("metadata", () => {
  test.each(tableIds)("%s is read back as it was played", (table) => {
    expect(decodePlinko(encodePlinko(table))).toBe(table)
  })
  test.each([
    "",
    "0:plinko:",
    "0:plinko:classic",
    "0:plinko:classic-deadly",
    "1:plinko:classic-low",
    "0:plinko:normal ",
    "0:plinko:toString",
    "0:dice:under-50",
    `0:plinko:${"x".repeat(400)}`,
  ])("%s is no play", (text) => expect(decodePlinko(text)).toBeNull())
})

import { describe, expect, test } from "vitest"
import { defaultFlip } from "./maths"
import { decodeFlip, encodeFlip, parseFlip, withCoins } from "./settings"

describe("stored settings", () => {
  test("that can be priced are taken", () => {
    expect(parseFlip({ coins: 4, face: "tails", needed: 3 })).toEqual({ coins: 4, face: "tails", needed: 3 })
  })
  test.each([
    null,
    { coins: "4" },
    { coins: 4, face: "edge", needed: 1 },
    { coins: 9, face: "heads", needed: 1 },
    { coins: Number.POSITIVE_INFINITY, face: "heads", needed: 1 },
  ])("%j becomes the default", (input) => expect(parseFlip(input)).toEqual(defaultFlip))
})

test("fewer coins never need more of them than there are", () => {
  expect(withCoins({ coins: 6, face: "heads", needed: 5 }, 2)).toEqual({ coins: 2, face: "heads", needed: 2 })
  expect(withCoins(defaultFlip, 99).coins).toBe(6)
  expect(withCoins(defaultFlip, Number.NaN)).toEqual(defaultFlip)
})

describe("metadata", () => {
  test("gives back every play that can be made", () => {
    for (let coins = 1; coins <= 6; coins++)
      for (let needed = 1; needed <= coins; needed++)
        for (const face of ["heads", "tails"] as const)
          expect(decodeFlip(encodeFlip({ coins, face, needed }))).toEqual({ coins, face, needed })
  })
  test.each([
    "",
    "0:flip:",
    "0:flip:7-heads-1",
    "0:flip:2-heads-3",
    "1:flip:1-heads-1",
    "0:dice:under-50",
    "0:flip:1-heads-1 ",
    `0:flip:${"1".repeat(400)}-heads-1`,
  ])("%s is no play", (text) => expect(decodeFlip(text)).toBeNull())
})

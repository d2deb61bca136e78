import * as v from "valibot"
import { expect, test } from "vitest"
import { addressText, inSearch, wholeNumber } from "./search"

const search = v.object({ tab: inSearch(v.picklist(["games", "plays"])), user: inSearch(addressText) })
const address = "So11111111111111111111111111111111111111112"

test("what an address may say is read, and what it does not say is not invented", () => {
  expect(v.parse(search, { tab: "plays", user: address })).toStrictEqual({ tab: "plays", user: address })
  expect(v.parse(search, {})).toStrictEqual({})
})

test.each(["<b>", "plays ", 7, null, ["plays"], { tab: "plays" }])(
  "%j leaves the address, and nothing else with it",
  (tab) => {
    expect(v.parse(search, { tab, user: address })).toStrictEqual({ tab: undefined, user: address })
  },
)

test.each(["1".repeat(31), "1".repeat(45), "0".repeat(32), `${"1".repeat(32)}\n`])("%j is not an address", (user) => {
  expect(v.parse(search, { user })).toStrictEqual({ user: undefined })
})

test.each([
  ["7", 7],
  [7, 7],
  ["0", 0],
  ["007", undefined],
  ["1e1", undefined],
  ["7.5", undefined],
  ["-1", undefined],
  [7.5, undefined],
  ["", undefined],
])("of a number in an address, %j is read as %j", (play, read) => {
  expect(v.parse(v.object({ play: inSearch(wholeNumber) }), { play })).toStrictEqual({ play: read })
})

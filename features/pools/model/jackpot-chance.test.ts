import { expect, test } from "vitest"
import { ApiError } from "#features/kernel"
import { chanceText, type LastBetChance } from "./jackpot-chance"

const known = (value: LastBetChance | null) => chanceText({ status: "ready", value, stale: false }, "SOL")
const last = (probabilityUbps: bigint | null) => known({ probabilityUbps, wager: "0.25 SOL" })

test("chance is the program's own figure of the last bet, in words", () => {
  expect(last(242_718n)).toMatch(/^Your last bet of 0\.25 SOL had a 1 in 41,200 chance/)
  expect(last(100_000_000n)).toMatch(/1 in 100 chance/)
})

test("a bet without the jackpot fee took no part", () => expect(last(0n)).toMatch(/took no part/))

test("a chance that is not known is no chance of nothing", () => expect(last(null)).toMatch(/^We do not know/))

test.each([
  ["no bet in its token is listed", known(null)],
  ["the last bet is being read", chanceText({ status: "loading" }, "SOL")],
  [
    "the last bet could not be read",
    chanceText({ status: "failed", error: new ApiError("offline", ""), retry: () => undefined }, "SOL"),
  ],
])("where %s, no chance is named, and none is promised for a bet", (_, text) =>
  expect(text).not.toMatch(/1 in \d|Place a bet/),
)

import { expect, test } from "vitest"
import { chanceText } from "./jackpot-chance"

const last = (probabilityUbps: bigint) => chanceText({ probabilityUbps, wager: "0.25 SOL" })

test("chance is the program's own figure of the last bet, in words", () => {
  expect(last(242_718n)).toMatch(/^Your last bet of 0\.25 SOL had a 1 in 41,200 chance/)
  expect(last(100_000_000n)).toMatch(/1 in 100 chance/)
})

test("a bet without the jackpot fee took no part", () => expect(last(0n)).toMatch(/took no part/))

test("no chance is named before a bet", () => {
  expect(chanceText(null)).toMatch(/Place a bet to see yours/)
  expect(chanceText(null)).not.toMatch(/1 in \d{3},/)
})

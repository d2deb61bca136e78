import { expect, test } from "vitest"
import { changePercent, isGain, netOfPlay, outcomeLabel } from "./play"

test.each([
  [250n, 592n, "WIN", "+136.8%", true],
  [250n, 250n, "WIN (push)", "0.0%", false],
  [250n, 125n, "LOSS", "\u221250.0%", false],
  [250n, 0n, "LOSS", "\u2212100.0%", false],
])("a wager of %d that paid %d is a %s", (wager, payout, label, percent, gain) => {
  expect(outcomeLabel({ wager, payout })).toBe(label)
  expect(changePercent({ wager, payout })).toBe(percent)
  expect(isGain({ wager, payout })).toBe(gain)
})

test("the net result counts the jackpot, and a wager of bonus as no loss", () => {
  expect(netOfPlay({ wager: 10n, payout: 0n, jackpot: 0n, bonusUsed: 0n })).toBe(-10n)
  expect(netOfPlay({ wager: 10n, payout: 0n, jackpot: 0n, bonusUsed: 10n })).toBe(0n)
  expect(netOfPlay({ wager: 10n, payout: 4n, jackpot: 3n, bonusUsed: 6n })).toBe(3n)
  expect(netOfPlay({ wager: 10n, payout: 4n, jackpot: 0n, bonusUsed: null })).toBe(-6n)
})

test("a play without a wager has no percentage", () => expect(changePercent({ wager: 0n, payout: 5n })).toBeNull())

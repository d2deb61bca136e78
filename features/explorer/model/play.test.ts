import { expect, test } from "vitest"
import { changePercent, isGain, outcomeLabel } from "./play"
import { resultOfPlay } from "./play-result"

test.each([
  [250n, 592n, "WIN", "+136.8%", true],
  [250n, 250n, "WIN (push)", "0.0%", false],
  [250n, 125n, "LOSS", "\u221250.0%", false],
  [250n, 0n, "LOSS", "\u2212100.0%", false],
])("a wager of %d that paid %d is a %s", (wager, payout, label, percent, gain) => {
  expect(outcomeLabel({ wager, payout })).toBe(label)
  expect(changePercent({ wager, payout, jackpot: 0n, bonusUsed: 0n })).toBe(percent)
  expect(isGain({ wager, payout })).toBe(gain)
})

test("the result counts the jackpot, and a wager of bonus as no loss", () => {
  expect(resultOfPlay({ wager: 10n, payout: 0n, jackpot: 0n, bonusUsed: 0n })).toBe(-10n)
  expect(resultOfPlay({ wager: 10n, payout: 0n, jackpot: 0n, bonusUsed: 10n })).toBe(0n)
  expect(resultOfPlay({ wager: 10n, payout: 4n, jackpot: 3n, bonusUsed: 6n })).toBe(3n)
  expect(resultOfPlay({ wager: 10n, payout: 4n, jackpot: 0n, bonusUsed: null })).toBe(-6n)
})

test.each([
  ["without a wager", { wager: 0n }],
  ["of bonus tokens", { bonusUsed: 1n }],
  ["that won the jackpot", { jackpot: 1n }],
])("a play %s has no percentage: its payout is not what it came to", (_, about) =>
  expect(changePercent({ wager: 10n, payout: 5n, jackpot: 0n, bonusUsed: null, ...about })).toBeNull(),
)

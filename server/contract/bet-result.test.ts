import { expect, test } from "vitest"
import { betResult, tallyResult } from "./bet-result"

const lost = { wager: 10n, payout: 0n, jackpot: 0n, bonus: 0n }

test.each([
  ["a single draw is its payout less its wager", { payout: 14n }, 4n],
  ["the jackpot counts", { jackpot: 13n }, 3n],
  ["bonus tokens are nobody's own stake", { bonus: 10n }, 0n],
  ["what bonus tokens won is a gain", { payout: 15n, bonus: 4n }, 9n],
])("of a result, %s", (_, about, result) => expect(betResult({ ...lost, ...about })).toBe(result))

test("the sums of bets come to the sum of their results", () => {
  const bets = [lost, { ...lost, payout: 15n, bonus: 4n }, { ...lost, jackpot: 13n, bonus: 10n }]
  const sum = (field: keyof typeof lost) => bets.reduce((total, bet) => total + bet[field], 0n)
  const tally = { wagered: sum("wager"), paid: sum("payout"), bonus: sum("bonus"), jackpots: sum("jackpot") }
  expect(tallyResult(tally)).toBe(bets.reduce((total, bet) => total + betResult(bet), 0n))
})

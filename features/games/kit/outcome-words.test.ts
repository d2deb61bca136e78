import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { outcomeWords } from "./outcome-words"

const usdc = { mint: "usdc", symbol: "USDC", decimals: 6 }
const lost = (bonus?: bigint) => {
  const result = sampleResult({ gameId: "flip", betArray: [0, 20_000], metadata: "", index: 0 })
  const spent = { token: 0n, lamports: 0n, ...(bonus !== undefined && { bonus }) }
  return {
    ...result,
    bet: { ...result.bet, wager: 5_000_000n },
    payout: 0n,
    multiplierBps: 0,
    jackpotPayout: 0n,
    spent,
  }
}

test.each([
  [undefined, "Lost 5.0000 USDC."],
  [5_000_000n, "Lost 5.0000 USDC of bonus."],
  [3_000_000n, "Lost 2.0000 USDC and 3.0000 USDC of bonus."],
])("a loss of which bonus tokens paid %s units says so", (bonus, words) =>
  expect(outcomeWords(lost(bonus), usdc)).toBe(words),
)

test.each([
  [undefined, 0n, "result plus 5.0000 USDC."],
  [5_000_000n, 0n, "result plus 10.0000 USDC."],
  [undefined, 1_000_000n, "result plus 6.0000 USDC."],
])("a win says its result: with %s units of bonus staked and %s from the jackpot", (bonus, jackpotPayout, words) =>
  expect(outcomeWords({ ...lost(bonus), payout: 10_000_000n, multiplierBps: 20_000, jackpotPayout }, usdc)).toContain(
    `Paid 10.0000 USDC, ${words}`,
  ),
)

test("a jackpot is said first", () =>
  expect(outcomeWords({ ...lost(), jackpotPayout: 845_758n }, usdc)).toMatch(
    /^You won the jackpot of 0\.845758 USDC\. Lost/,
  ))

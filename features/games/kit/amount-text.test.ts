import { expect, test } from "vitest"
import { multiplierText, percentText, playMultiplier, ratioText } from "#contract/games/odds"
import { costAmount, exactAmount, fittingAmount, minimumText, shortAmount, signedAmount } from "./amount-text"

test("a short amount has four places and rounds nothing up", () => {
  expect([500_000_000n, 1_234_567_891n, 0n].map((value) => shortAmount(value, 9))).toEqual([
    "0.5000",
    "1.2345",
    "0.0000",
  ])
})

test("an exact amount hides no digit, whatever the token", () => {
  expect(exactAmount(1_234_567_891n, 9)).toBe("1.234567891")
  expect(exactAmount(1_500_000n, 6)).toBe("1.5000")
  expect(exactAmount(12n, 9)).toBe("0.000000012")
})

test("a cost has four places and is rounded up; a small one has its first two digits", () => {
  const costs = [2_855_201n, 285_520n, 5_285n, 7n, 1_234_500_000n].map((value) => costAmount(value, 9))
  expect(costs).toEqual(["0.0029", "0.00029", "0.0000053", "0.000000007", "1.2345"])
  expect(costAmount(122_500n, 6)).toBe("0.1225")
})

test("a large amount gives up places before it grows out of its button", () => {
  const texts = [1n, 12n, 1_800n, 123_456n].map((tokens) => fittingAmount(tokens * 10n ** 9n + 234_567_891n, 9, 7))
  expect(texts).toEqual(["1.2345", "12.2345", "1,800.2", "123,456"])
})

test("a gain is marked, a loss has its minus, nothing has neither", () => {
  expect([1n, -1n, 0n].map((units) => signedAmount(units * 10n ** 9n, 9))).toEqual([
    "+1.0000",
    "\u22121.0000",
    "0.0000",
  ])
})

test("multipliers keep their basis points", () => {
  expect([20_000, 10_526, 1_000_000, 0].map(multiplierText)).toEqual(["2x", "1.0526x", "100x", "0x"])
})

test("a run's multiplier is what came back by what was staked, marked where four places cut it", () => {
  const texts = [
    [2n, 1n],
    [3_000_000n, 1_000_000n],
    [43_500n, 49_400n],
    [0n, 0n],
    [999n, 1_978n],
  ].map(([wager = 0n, payout = 0n]) => ratioText({ wager, payout }))
  expect(texts).toEqual(["0.5x", "≈ 0.3333x", "≈ 1.1356x", "—", "1.98x"])
})

test("a play's multiplier is marked where the wager times it is not the payout", () => {
  const text = (payout: bigint) => playMultiplier({ bet: { wager: 250_000_000n }, payout, multiplierBps: 20_173 })
  expect(text(504_325_000n)).toBe("2.0173x")
  expect(text(504_332_146n)).toBe("≈ 2.0173x")
})

test("chances are percentages and never rounded up", () => {
  expect([0.5, 0.29, 1 / 150, 0.999999].map(percentText)).toEqual(["50", "29", "0.66", "99.99"])
})

test("the smallest unit is named, where an amount would have nine zeros", () => {
  const sol = { symbol: "SOL", decimals: 9 }
  expect(minimumText(1n, sol)).toBe("None. Small bets are mostly fees.")
  expect(minimumText(4_293_872n, sol)).toBe("0.004293872 SOL")
})

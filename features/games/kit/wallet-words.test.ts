import { expect, test } from "vitest"
import { walletChangeText } from "./wallet-change"
import { walletWords } from "./wallet-words"

const sol = { symbol: "SOL", decimals: 9 }
const usdc = { symbol: "USDC", decimals: 6 }
const spent = { token: 102_450_000n, lamports: 405_201n }

test.each([
  ["a win", sol, { spent, payout: 200_000_000n, jackpotPayout: 0n }],
  ["a loss", sol, { spent, payout: 0n, jackpotPayout: 0n }],
  ["a jackpot", sol, { spent, payout: 0n, jackpotPayout: 10n ** 9n }],
  ["a bet in another token", usdc, { spent: { token: 5_120_000n, lamports: 405_201n }, payout: 0n, jackpotPayout: 0n }],
])("wallet words of %s are the figures of the board, with what they include", (_, token, result) => {
  const shown = walletChangeText(result, token)?.replaceAll("+", "plus ").replaceAll("\u2212", "minus ")
  expect(walletWords(result, token)).toBe(`Wallet ${shown}, with all fees.`)
})

test("wallet words are empty for a bet of another browser", () =>
  expect(walletWords({ payout: 0n, jackpotPayout: 0n }, sol)).toBe(""))

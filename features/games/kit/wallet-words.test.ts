import { expect, test } from "vitest"
import { walletWords } from "./wallet-words"

const sol = { symbol: "SOL", decimals: 9 }
const usdc = { symbol: "USDC", decimals: 6 }
const spent = { token: 102_450_000n, lamports: 405_201n }
const lost = { bet: { wager: 100_000_000n }, spent, payout: 0n, jackpotPayout: 0n }
const rented = { ...spent, lamports: 15_299_601n, rent: 14_894_400n, deposit: 14_894_400n }
const inUsdc = { ...lost, bet: { wager: 5_000_000n }, spent: { token: 5_120_000n, lamports: 405_201n } }

test.each([
  ["a win", sol, { ...lost, payout: 200_000_000n }, "plus 0.0971 SOL"],
  ["a loss", sol, lost, "minus 0.1029 SOL"],
  ["a first bet", sol, { ...lost, spent: rented }, "minus 0.1029 SOL, once minus 0.0149 deposit"],
  ["a jackpot", sol, { ...lost, jackpotPayout: 10n ** 9n }, "plus 0.8971 SOL"],
  ["a bet in another token", usdc, inUsdc, "minus 5.1200 USDC, minus 0.0005 SOL"],
])("wallet words of %s are the figures of the dock, with what they include", (_, token, play, words) =>
  expect(walletWords(play, token)).toBe(`Wallet ${words}, with all fees.`),
)

test("wallet words are empty for a bet of another browser", () =>
  expect(walletWords({ ...lost, spent: undefined }, sol)).toBe(""))

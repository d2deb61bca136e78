import { expect, test } from "vitest"
import { walletChangeText } from "./wallet-change"

const sol = { symbol: "SOL", decimals: 9 }
const usdc = { symbol: "USDC", decimals: 6 }
const spent = { token: 102_450_000n, lamports: 405_201n }

test("wallet change of a SOL bet holds wager, fees, network and payout in one figure", () => {
  expect(walletChangeText({ spent, payout: 200_000_000n, jackpotPayout: 0n }, sol)).toBe("+0.0971 SOL")
  expect(walletChangeText({ spent, payout: 0n, jackpotPayout: 0n }, sol)).toBe("\u22120.1028 SOL")
})

test("wallet change of a USDC bet names the SOL of the network apart", () => {
  expect(
    walletChangeText({ spent: { token: 5_120_000n, lamports: 405_201n }, payout: 0n, jackpotPayout: 0n }, usdc),
  ).toBe("\u22125.1200 USDC, \u22120.0004 SOL")
})

test("wallet change counts the jackpot, and is unknown for a bet of another browser", () => {
  expect(walletChangeText({ spent, payout: 0n, jackpotPayout: 10n ** 9n }, sol)).toBe("+0.8971 SOL")
  expect(walletChangeText({ payout: 0n, jackpotPayout: 0n }, sol)).toBeNull()
})

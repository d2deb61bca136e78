import { expect, test } from "vitest"
import { walletChangeAmounts } from "./wallet-change"

const sol = { symbol: "SOL", decimals: 9 }
const usdc = { symbol: "USDC", decimals: 6 }
const bet = { wager: 100_000_000n }
const spent = { token: 102_450_000n, lamports: 405_201n }

test("wallet change of a SOL bet holds wager, fees, network and payout in one figure", () => {
  expect(walletChangeAmounts({ bet, spent, payout: 200_000_000n, jackpotPayout: 0n }, sol)).toEqual(["+0.0971 SOL"])
  expect(walletChangeAmounts({ bet, spent, payout: 0n, jackpotPayout: 0n }, sol)).toEqual(["\u22120.1029 SOL"])
})

test("wallet change names apart what opened accounts: set-up is paid once, the deposit comes back", () => {
  const first = { ...spent, lamports: 405_201n + 16_933_680n, rent: 16_933_680n, deposit: 14_894_400n }
  expect(walletChangeAmounts({ bet, spent: first, payout: 0n, jackpotPayout: 0n }, sol)).toEqual([
    "\u22120.1029 SOL",
    "once \u22120.0021 set-up",
    "\u22120.0149 deposit",
  ])
})

test("wallet change of a USDC bet names the SOL of the network apart", () => {
  const staked = { bet: { wager: 5_000_000n }, payout: 0n, jackpotPayout: 0n }
  const cost = { token: 5_120_000n, lamports: 405_201n }
  expect(walletChangeAmounts({ ...staked, spent: cost }, usdc)).toEqual(["\u22125.1200 USDC", "\u22120.0005 SOL"])
  expect(walletChangeAmounts({ ...staked, spent: { ...cost, lamports: 2_444_481n, rent: 2_039_280n } }, usdc)).toEqual([
    "\u22125.1200 USDC",
    "\u22120.0005 SOL",
    "once \u22120.0021 set-up",
  ])
})

test("a jackpot in USDC is in the change of that currency alone", () =>
  expect(
    walletChangeAmounts(
      { bet: { wager: 100_000n }, spent: { token: 102_450n, lamports: 405_201n }, payout: 0n, jackpotPayout: 885_000n },
      usdc,
    ),
  ).toEqual(["+0.7825 USDC", "\u22120.0005 SOL"]))

test("fees above a win are a loss of the wallet, and a win of one unit is one", () => {
  const fees = { token: 102_450_000n, lamports: 405_201n }
  expect(walletChangeAmounts({ bet, spent: fees, payout: 102_000_000n, jackpotPayout: 0n }, sol)).toEqual([
    "\u22120.0009 SOL",
  ])
  expect(walletChangeAmounts({ bet, spent: fees, payout: 102_855_202n, jackpotPayout: 0n }, sol)).toEqual([
    "+<0.0001 SOL",
  ])
})

test("wallet change counts the jackpot, and is unknown for a bet of another browser", () => {
  expect(walletChangeAmounts({ bet, spent, payout: 0n, jackpotPayout: 10n ** 9n }, sol)).toEqual(["+0.8971 SOL"])
  expect(walletChangeAmounts({ bet, payout: 0n, jackpotPayout: 0n }, sol)).toBeNull()
})

import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { walletChange } from "../kit/wallet-change"
import { spentTogether } from "./spent-together"

const step = (wager: bigint, payout: bigint, about: object = {}) => {
  const result = sampleResult({ gameId: "flip", betArray: [0, 20_000], metadata: "", index: 0 })
  return { ...result, bet: { ...result.bet, wager }, payout, spent: { token: wager + 2n, lamports: 5n }, ...about }
}
const whole = [step(100n, 120n), step(120n, 150n), step(150n, 0n)]

test("a run that is lost took its first stake and the fees of all its steps from the wallet", () => {
  const together = spentTogether(whole, 0n)
  expect(together).toEqual({
    spent: { token: 106n, lamports: 15n, rent: 0n, deposit: 0n, bonus: 0n },
    jackpotPayout: 0n,
  })
  expect(walletChange({ bet: { wager: 100n }, ...together, payout: 0n }, "USDC")).toEqual({
    token: -106n,
    lamports: -15n,
    setUp: 0n,
    deposit: 0n,
  })
})

test("a run that is cashed out changed the wallet by its payout, less stake and fees", () => {
  const together = spentTogether(whole.slice(0, 2), 150n)
  expect(walletChange({ bet: { wager: 100n }, ...together, payout: 150n }, "USDC")).toEqual({
    token: 50n - 4n,
    lamports: -10n,
    setUp: 0n,
    deposit: 0n,
  })
})

test("a jackpot and bonus tokens of an earlier step belong to the whole", () => {
  const first = step(100n, 120n, { jackpotPayout: 7n, spent: { token: 62n, lamports: 5n, bonus: 40n } })
  expect(spentTogether([first, step(120n, 0n)], 0n)).toEqual({
    spent: { token: 64n, lamports: 10n, rent: 0n, deposit: 0n, bonus: 40n },
    jackpotPayout: 7n,
  })
})

test("the costs are unknown where another browser placed a step", () => {
  const foreign = step(120n, 150n, { spent: undefined })
  expect(spentTogether([step(100n, 120n), foreign], 150n).spent).toBeUndefined()
})

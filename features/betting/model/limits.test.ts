import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { maxMultiplier, WHOLE } from "./bet-array"
import { totalFees } from "./fees"
import { stakeFits, stakeLimits } from "./limits"

const SOL = 1_000_000_000n
const double = [20_000, 0]
const feesOn = (wager: bigint) => [{ label: "Fees", amount: (wager * 3n) / 100n }]
const limits = { minWager: SOL / 100n, maxPayout: 50n * SOL, spendable: 10n * SOL }

describe("the limit that is in the way is named", () => {
  test("the balance, when stake and fees together exceed it", () => {
    const found = stakeLimits({ limits, feesOn }, double)
    expect(found.maxReason).toMatch(/balance/)
    expect(stakeFits(10n * SOL, found)).toBe(false)
    expect(stakeFits(9n * SOL, found)).toBe(true)
  })
  test("the pool, when it could not pay the win", () => {
    const found = stakeLimits({ limits: { ...limits, spendable: 1_000n * SOL }, feesOn }, double)
    expect(found.maxReason).toMatch(/pool/)
    expect(found.max).toBe(25n * SOL)
  })
})

test("unknown limits do not block", () => {
  const unknown = stakeLimits({ limits: { minWager: null, maxPayout: null, spendable: null }, feesOn }, double)
  expect(stakeFits(1_000_000n * SOL, unknown)).toBe(true)
})

test("no stake fits a balance below the minimum, and zero is never a stake", () => {
  const poor = stakeLimits({ limits: { ...limits, spendable: SOL / 1_000n }, feesOn }, double)
  expect([1n, SOL / 1_000n, SOL / 100n].some((wager) => stakeFits(wager, poor))).toBe(false)
  const unknown = stakeLimits({ limits: { minWager: null, maxPayout: null, spendable: null }, feesOn }, double)
  expect(stakeFits(0n, unknown)).toBe(false)
})

test("the largest stake is playable and one unit more is not", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.array(fc.nat({ max: 1_000_000 }), { minLength: 2, maxLength: 100 }),
      (balance, maxPayout, bet) => {
        const { max } = stakeLimits({ limits: { minWager: null, maxPayout, spendable: balance }, feesOn }, bet)
        const fits = (wager: bigint) =>
          wager + totalFees(feesOn(wager)) <= balance &&
          (wager * BigInt(maxMultiplier(bet))) / BigInt(WHOLE) <= maxPayout
        expect(fits(max)).toBe(true)
        expect(fits(max + 1n)).toBe(false)
      },
    ),
    { seed: 7 },
  )
})

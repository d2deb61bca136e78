import { describe, expect, test } from "vitest"
import { revenueOf } from "./revenue"

const options = {
  tokens: [
    { mint: "sol", symbol: "SOL", decimals: 9 },
    { mint: "usdc", symbol: "USDC", decimals: 6 },
  ],
  cents: (amount: bigint, mint: string) => (mint === "sol" ? amount / 100_000n : amount / 10_000n),
  centsText: (cents: bigint) => `$${Number(cents) / 100}`,
  formatUnits: (amount: bigint, decimals: number) => `${Number(amount) / 10 ** decimals}`,
}
const fees = (...list: [string, bigint][]) => ({
  creatorFees: list.map(([token, amount]) => ({ token, amount })),
  revenueUsd: undefined,
})

describe("the revenue", () => {
  test("is the sum of the fees at today's prices, with the fees beside it", () => {
    const { usd, note } = revenueOf(fees(["sol", 2_000_000_000n], ["usdc", 1_500_000n]), options)
    expect(usd).toBe("$201.5")
    expect(note).toBe("2 SOL \u00b7 1.5 USDC")
  })
  test("is unknown in dollars while one token has no live price, and names it", () => {
    const cents = (amount: bigint, mint: string) => (mint === "sol" ? null : amount)
    expect(revenueOf(fees(["sol", 2_000_000_000n], ["usdc", 1n]), { ...options, cents })).toEqual({
      usd: null,
      note: expect.stringMatching(/^2 SOL .* no live price for SOL$/),
    })
  })
  test("needs no price of a token without fees", () => {
    expect(revenueOf(fees(["sol", 0n]), { ...options, cents: () => null })).toEqual({ usd: "$0", note: "No fees yet" })
  })
  test("is unknown with fees in a token that is not listed here, and when the indexer sums none", () => {
    expect(revenueOf(fees(["other", 5n]), options)).toEqual({ usd: null, note: "and fees in an unlisted token" })
    expect(revenueOf({ creatorFees: undefined, revenueUsd: undefined }, options).usd).toBeNull()
  })
  test("of another indexer is what it says", () => {
    expect(revenueOf({ creatorFees: undefined, revenueUsd: 12.34 }, options).usd).toBe("$12.34")
  })
})

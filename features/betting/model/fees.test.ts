import fc from "fast-check"
import { expect, test } from "vitest"
import type { PoolTerms } from "./chain-figures"
import { feesOn, totalFees } from "./fees"

const pool: PoolTerms = {
  playsAllowed: true,
  minWager: 0n,
  maxPayout: 1n,
  jackpotBalance: 0n,
  gambaFeeBps: 100,
  poolFeeBps: 100,
  maxCreatorFeeBps: 500,
  maxHouseEdgeBps: 3_000,
  playFeeLamports: 50_000n,
  creatorAccountOpen: true,
}
const platform = { creatorFeeBps: 35, jackpotFeeBps: 10 }

test("a bet of one SOL costs what the terms say, line by line", () => {
  const lines = feesOn(1_000_000_000n, pool, platform)
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["creator", 3_500_000n],
    ["protocol", 10_000_000n],
    ["pool", 10_000_000n],
    ["jackpot", 1_000_000n],
  ])
  expect(totalFees(lines)).toBe(24_500_000n)
})

test("a fee is never more than its share, and less than one unit below it", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n }), fc.integer({ min: 0, max: 10_000 }), (wager, bps) => {
      const [line] = feesOn(wager, pool, { ...platform, creatorFeeBps: bps })
      const exact = wager * BigInt(bps)
      expect((line?.amount ?? -1n) * 10_000n).toBeLessThanOrEqual(exact)
      expect(((line?.amount ?? -1n) + 1n) * 10_000n).toBeGreaterThan(exact)
    }),
    { seed: 1 },
  )
})

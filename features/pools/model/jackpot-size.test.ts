import { expect, test } from "vitest"
import { isLargeJackpot } from "./jackpot-size"

const jackpotSplit = { winner: 8_000, creator: 500, pool: 1_000, protocol: 500 }
const large = (jackpot: bigint, liquidity: bigint) => isLargeJackpot({ jackpot, liquidity, jackpotSplit })

test("a jackpot is large from half a percent of the pool on, measured by what a winner receives", () => {
  expect(large(6_250n, 1_000_000n)).toBe(true)
  expect(large(6_249n, 1_000_000n)).toBe(false)
  expect(large(1_284_617_200_000n, 123_456_789_012_000_000_000n)).toBe(false)
})

test("a pot of nothing is never large, also beside an empty pool", () => {
  expect(large(0n, 0n)).toBe(false)
  expect(large(0n, 1_000n)).toBe(false)
  expect(large(2n, 0n)).toBe(true)
})

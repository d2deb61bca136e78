import { expect, test } from "vitest"
import { minimumWager } from "./minimum-wager"

test.each([
  ["a dollar's worth", { poolMin: 1_000n, dollar: 4_293_872n }, 4_293_872n],
  ["what the pool asks for, where that is more", { poolMin: 5_000_000n, dollar: 4_293_872n }, 5_000_000n],
  ["the smallest unit where the pool sets no minimum", { poolMin: 0n, dollar: null }, 1n],
  ["the pool's own without a price", { poolMin: 1_000n, dollar: null }, 1_000n],
  ["a dollar's worth before the pool is read", { poolMin: null, dollar: 4_293_872n }, 4_293_872n],
  ["the base of a token without a value", { poolMin: null, dollar: null, freeBase: 1_000_000_000n }, 1_000_000_000n],
  ["not known while nothing is", { poolMin: null, dollar: null }, null],
])("is %s", (_, input, expected) => expect(minimumWager(input)).toBe(expected))

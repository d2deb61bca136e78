import fc from "fast-check"
import { expect, test } from "vitest"
import { jackpotParts, jackpotWin } from "./jackpot-split"

const localSplit = { winner: 8_000, creator: 500, pool: 1_000, protocol: 500 }

test("a winner receives the program's share of the pot, cut to a whole unit", () => {
  expect(jackpotWin({ jackpot: 1_057_198_311n, jackpotSplit: localSplit })).toBe(845_758_648n)
  expect(jackpotWin({ jackpot: 9n, jackpotSplit: { ...localSplit, winner: 0 } })).toBe(0n)
  expect(jackpotWin({ jackpot: 0n, jackpotSplit: localSplit })).toBe(0n)
})

test("one who receives nothing is left out, unless it is the winner", () => {
  const parts = jackpotParts({ jackpot: 100n, jackpotSplit: { winner: 0, creator: 0, pool: 10_000, protocol: 0 } })
  expect(parts.map(({ receiver, amount }) => [receiver, amount])).toEqual([
    ["winner", 0n],
    ["pool", 100n],
  ])
})

const shares = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 2_500 })))
test("the parts add up to the pot, but for units that are too small to divide", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 64n }),
      shares,
      (jackpot, [winner = 0, creator = 0, pool = 0, protocol = 0]) => {
        const parts = jackpotParts({ jackpot, jackpotSplit: { winner, creator, pool, protocol } })
        const undivided = jackpot - parts.reduce((sum, { amount }) => sum + amount, 0n)
        expect(undivided).toBeGreaterThanOrEqual(0n)
        expect(undivided).toBeLessThan(4n)
      },
    ),
  )
})

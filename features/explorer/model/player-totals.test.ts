import { expect, test } from "vitest"
import { playerTotals, sumCents } from "./player-totals"

const tally = {
  token: "a",
  plays: 4,
  wins: 1,
  pushes: 1,
  wagered: 10n,
  paid: 7n,
  jackpots: 1n,
  bonus: 0n,
  best_multiplier_bps: 20_000,
  first_ms: 5,
  last_ms: 9,
}
const stats = (tokens: (typeof tally)[]) => ({ user: "u", tokens, games: [], newest: [], as_of: 1, complete: true })

test("counts of all tokens are added, amounts stay apart", () => {
  const other = { ...tally, token: "b", plays: 2, best_multiplier_bps: 50_000, first_ms: 1 }
  expect(playerTotals(stats([tally, other]))).toMatchObject({
    plays: 6,
    wins: 2,
    bestMultiplierBps: 50_000,
    firstMs: 1,
    lastMs: 9,
  })
})

test("a wallet without plays has zeros and no best play", () => {
  expect(playerTotals(stats([]))).toMatchObject({
    plays: 0,
    wins: 0,
    bestMultiplierBps: null,
    firstMs: null,
    tokens: [],
  })
})

test("dollars are only summed when every token has a price", () => {
  expect(sumCents([1n, 2n])).toBe(3n)
  expect(sumCents([1n, null])).toBeNull()
  expect(sumCents([])).toBe(0n)
})

import { expect, test } from "vitest"
import { changed, sampleBoard } from "../testing/sample-board"
import { obstacleTo } from "./next-step"

const SOL = 1_000_000_000n
const context = sampleBoard()
const bet = [0, 20_000]

test("nothing known is in the way of a step that pool and wallet can pay", () => {
  expect(obstacleTo(context, SOL, bet)).toBeNull()
  const unknown = changed(context, { next: { limits: { minWager: null, maxPayout: null, spendable: null } } })
  expect(obstacleTo(unknown, 10n ** 30n, bet)).toBeNull()
})

test("a payout beyond the pool's is named with the pool's limit", () => {
  const rich = changed(context, { next: { limits: { ...context.next.limits, spendable: 100n * SOL } } })
  expect(obstacleTo(rich, 25n * SOL, bet)).toBeNull()
  expect(obstacleTo(rich, 25n * SOL + 1n, bet)).toBe("The pool can pay at most 50.0000 SOL.")
})

test("too little for the fees is said with both figures", () => {
  const poor = changed(context, { next: { limits: { ...context.next.limits, spendable: SOL } } })
  expect(obstacleTo(poor, SOL, bet)).toBe("The next step costs 1.0235 SOL with fees. You can bet 1.0000 SOL.")
})

test("bonus tokens pay the next step before the balance does; its fees are left to the balance", () => {
  const withBonus = (balance: bigint) =>
    changed(context, { next: { limits: { ...context.next.limits, spendable: balance }, bonus: SOL } })
  expect(obstacleTo(withBonus(SOL / 10n), SOL, bet)).toBeNull()
  expect(obstacleTo(withBonus(SOL / 100n), SOL, bet)).not.toBeNull()
})

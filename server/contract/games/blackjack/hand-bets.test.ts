import { type BetArray, maxMultiplier, WHOLE } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { payoutTable, rtp } from "#contract/games/odds"
import { noCards, RANKS, type Total, withRank } from "./cards"
import { dealArray, isNaturalStart, starts, startWorth } from "./deals"
import { classArray, doubleShares, hitArray, type Shares, standShares } from "./hand-bets"
import { doubleOdds, handWorth, hitWorth, type Odds, standOdds, worthOf } from "./odds"

const ups = Array.from({ length: RANKS }, (_, up) => up)

/** Every total that a hand of two or more cards can have and still be played. */
function reachable(): readonly { total: Total; two: boolean }[] {
  const found = new Map<string, { total: Total; two: boolean }>()
  const visit = (total: Total, cards: number) => {
    if (total.points > 21) return
    const key = `${total.points} ${total.soft} ${cards === 2}`
    if (cards >= 2 && found.has(key)) return
    if (cards >= 2) found.set(key, { total, two: cards === 2 })
    for (const rank of ups) visit(withRank(total, rank), cards + 1)
  }
  visit(noCards, 0)
  return [...found.values()]
}
const hands = reachable()

const isFair = (bet: BetArray) => {
  expect(rtp(bet)).toBeLessThanOrEqual(1)
  expect(rtp(bet)).toBeGreaterThan(1 - 1 / WHOLE)
  expect(bet.length).toBeGreaterThanOrEqual(2)
  expect(bet.length).toBeLessThanOrEqual(100)
  expect(bet.every((bps) => Number.isInteger(bps) && bps >= 0)).toBe(true)
  expect(maxMultiplier(bet)).toBeGreaterThan(WHOLE)
}

test("every hand that can be held is priced", () => {
  // Hard 4 to 20, soft 12 to 21 with two cards; hard 6 to 21, soft 13 to 21 with more.
  expect(hands.filter(({ two }) => two)).toHaveLength(17 + 10)
  expect(hands.filter(({ two }) => !two)).toHaveLength(16 + 9)
})

describe("the deal", () => {
  test("is worth one stake, to a basis point, and never more", () => isFair(dealArray))

  test("has 91 hands: each open card seven times, each total as often as from an infinite deck, to the nearest", () => {
    expect(starts).toHaveLength(91)
    for (const up of ups) expect(starts.filter((start) => start.up === up)).toHaveLength(7)
    for (const { total, pairs } of starts) {
      const times = starts.filter((start) => start.total.points === total.points && start.total.soft === total.soft)
      expect(Math.abs(times.length - (91 * pairs.length) / 169)).toBeLessThan(0.5)
    }
    expect(starts.filter(isNaturalStart)).toHaveLength(4)
  })

  test("pays each hand what it is worth as well as it can be played", () => {
    for (const [index, start] of starts.entries()) {
      const worth = isNaturalStart(start) ? 2.5 : handWorth(start.total, start.up, 2)
      expect(startWorth(start)).toBe(worth)
      expect(worth * WHOLE - (dealArray[index] ?? 0)).toBeGreaterThanOrEqual(0)
      expect(worth * WHOLE - (dealArray[index] ?? 0)).toBeLessThan(1)
    }
  })
})

describe.each(ups)("against rank %i", (up) => {
  test("one card is thirteen outcomes, in proportion to the hands they make", () => {
    for (const { total } of hands.filter((hand) => hand.total.points < 21)) {
      const bet = hitArray(total, up)
      isFair(bet)
      expect(bet).toHaveLength(RANKS)
      for (const [rank, bps] of bet.entries()) {
        const next = withRank(total, rank)
        if (next.points > 21) expect(bps).toBe(0)
        else expect(Math.abs((bps / WHOLE) * hitWorth(total, up) - handWorth(next, up, 3))).toBeLessThan(2 / WHOLE)
      }
    }
  })

  const agrees = ({ win, push, of }: Shares, odds: Odds) => {
    const bet = classArray({ win, push, of })
    isFair(bet)
    expect(Math.abs(win / of - odds.win)).toBeLessThanOrEqual(1 / of)
    expect(Math.abs(push / of - odds.push)).toBeLessThanOrEqual(1 / of)
    expect(push > 0).toBe(odds.push > 1e-9)
    expect(win + push < of).toBe(1 - odds.win - odds.push > 1e-9)
    const [best] = payoutTable(bet)
    return ((best?.multiplierBps ?? 0) / WHOLE) * worthOf(odds)
  }

  test("standing pays a win with two stakes, to half a percent, and its odds are within one outcome of the deck's", () => {
    for (const { total } of hands)
      expect(Math.abs(agrees(standShares(total, up), standOdds(total.points, up)) - 2)).toBeLessThan(0.01)
  })

  test("doubling pays four, the same way", () => {
    for (const { total } of hands.filter(({ two, total }) => two && total.points < 21)) {
      const paid = 2 * agrees(doubleShares(total, up), doubleOdds(total, up))
      expect(Math.abs(paid - 4)).toBeLessThan(0.02)
    }
  })
})

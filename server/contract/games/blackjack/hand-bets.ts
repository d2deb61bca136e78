import { type BetArray, WHOLE } from "@dghrt/betting/model"
import { RANKS, type Total, withRank } from "./cards"
import type { HandClass } from "./maths"
import { doubleOdds, handWorth, hitWorth, type Odds, standOdds, worthOf } from "./odds"

/** How many of a bet's outcomes win and push; the rest loses. */
export interface Shares {
  win: number
  push: number
  of: number
}

const FEWEST = 40
const MOST = 100
const NEVER = 1e-9

const between = (chance: number, of: number) =>
  chance < NEVER ? [0] : [Math.floor(chance * of), Math.floor(chance * of) + 1].filter((count) => count > 0)

/**
 * Chances of an infinite deck are no hundredths, so they are dealt out among 40 to 100 outcomes, each class to within one
 * outcome: the split whose worth comes closest to the exact one.
 */
export function sharesOf(odds: Odds): Shares {
  const worth = worthOf(odds)
  const loses = 1 - odds.win - odds.push > NEVER
  let best: Shares = { win: 1, push: 0, of: 1 }
  let least = Number.POSITIVE_INFINITY
  for (let of = MOST; of >= FEWEST; of -= 1)
    for (const win of between(odds.win, of))
      for (const push of between(odds.push, of)) {
        if (loses ? win + push >= of : win + push !== of) continue
        const off = Math.abs((2 * win + push) / of / worth - 1)
        if (off >= least) continue
        least = off
        best = { win, push, of }
      }
  return best
}

/** A bet that pays all of its stake back on average: a push pays the hand's stake, a win twice that. */
export function classArray({ win, push, of }: Shares): BetArray {
  const pushBps = Math.floor((of * WHOLE) / (2 * win + push))
  const winBps = Math.floor((of * WHOLE - push * pushBps) / win)
  return Array.from({ length: of }, (_, index) => (index < win ? winBps : index < win + push ? pushBps : 0))
}

/** The class that an index of such a bet is. */
export const classAt = ({ win, push }: Shares, index: number): HandClass =>
  index < win ? "win" : index < win + push ? "push" : "loss"

export const standShares = (total: Total, up: number) => sharesOf(standOdds(total.points, up))
export const doubleShares = (total: Total, up: number) => sharesOf(doubleOdds(total, up))

/** One card: thirteen ranks, each of them pays what the hand is worth with it. */
export function hitArray(total: Total, up: number): BetArray {
  const now = hitWorth(total, up)
  return Array.from({ length: RANKS }, (_, rank) => {
    const next = handWorth(withRank(total, rank), up, 3)
    return Math.floor((next / now) * WHOLE)
  })
}

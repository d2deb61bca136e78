import { RANKS, type Total, withRank } from "#contract/games/blackjack/cards"
import { isNaturalStart, starts } from "#contract/games/blackjack/deals"
import { doubleWorth, handWorth, hitWorth, standWorth } from "#contract/games/blackjack/odds"

/** What a played hand bets after its deal: how much, in stakes, and with how many signatures. */
export interface Further {
  staked: number
  bets: number
}

const none: Further = { staked: 0, bets: 0 }
const average = (all: readonly Further[], part: keyof Further) =>
  all.reduce((sum, each) => sum + each[part], 0) / all.length

const known = new Map<string, Further>()

/** Of a hand whose owner always makes the choice of most worth. */
function furtherFrom(total: Total, up: number, cards: number): Further {
  if (total.points > 21) return none
  const key = `${total.points} ${total.soft} ${up} ${cards === 2}`
  const seen = known.get(key)
  if (seen) return seen
  const best = handWorth(total, up, cards)
  const further = ((): Further => {
    if (best === standWorth(total.points, up)) return { staked: best, bets: 1 }
    if (best !== hitWorth(total, up)) return { staked: doubleWorth(total, up), bets: 1 }
    const next = Array.from({ length: RANKS }, (_, rank) => furtherFrom(withRank(total, rank), up, cards + 1))
    return { staked: best + average(next, "staked"), bets: 1 + average(next, "bets") }
  })()
  known.set(key, further)
  return further
}

/** On average over the deal. */
export function furtherBets(): Further {
  const all = starts.map((start) => (isNaturalStart(start) ? none : furtherFrom(start.total, start.up, 2)))
  return { staked: average(all, "staked"), bets: average(all, "bets") }
}

/** What a bet of one loses on average, fees and draw together, 0 to 1. Fees are shares of whatever is staked. */
export function effectiveEdge(returned: number, staked: number, feeShare: number): number {
  return 1 - returned + staked * feeShare
}

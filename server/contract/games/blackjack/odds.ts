import { BLACKJACK, DEALER_STANDS, noCards, RANKS, type Total, withRank } from "./cards"

/** Chances of a finished hand against the dealer, 0 to 1; the rest loses. */
export interface Odds {
  win: number
  push: number
}

/** Stands for every total above 21. */
const BUST = BLACKJACK + 1

const ranks = Array.from({ length: RANKS }, (_, rank) => rank)

function remembered<Rest extends readonly number[], Value>(compute: (total: Total, ...rest: Rest) => Value) {
  const known = new Map<string, Value>()
  return (total: Total, ...rest: Rest): Value => {
    const key = `${total.points} ${total.soft} ${rest.join(" ")}`
    const value = known.get(key) ?? compute(total, ...rest)
    known.set(key, value)
    return value
  }
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How a dealer who has `total` ends: the chance of each final total, by points. */
const dealerEnds = remembered((total: Total): ReadonlyMap<number, number> => {
  if (total.points >= DEALER_STANDS) return new Map([[Math.min(total.points, BUST), 1]])
  const ends = new Map<number, number>()
  for (const rank of ranks)
    for (const [points, chance] of dealerEnds(withRank(total, rank)))
      ends.set(points, (ends.get(points) ?? 0) + chance / RANKS)
  return ends
})

/** Of standing on `points`; `up` is the rank of the dealer's open card. */
export function standOdds(points: number, up: number): Odds {
  const odds = { win: 0, push: 0 }
  if (points > BLACKJACK) return odds
  for (const [end, chance] of dealerEnds(withRank(noCards, up))) {
    if (end === BUST || end < points) odds.win += chance
    else if (end === points) odds.push += chance
  }
  return odds
}

/** Of taking one card and standing on it. */
export const doubleOdds = remembered((total, up: number): Odds => {
  const each = ranks.map((rank) => standOdds(withRank(total, rank).points, up))
  return { win: average(each.map(({ win }) => win)), push: average(each.map(({ push }) => push)) }
})

/** What odds are worth as a multiple of the hand's stake: a win doubles it, a push gives it back. */
export const worthOf = ({ win, push }: Odds) => 2 * win + push

export const standWorth = (points: number, up: number) => worthOf(standOdds(points, up))

/** The better of standing and going on, card after card. */
const drawingWorth = remembered((total, up: number): number =>
  total.points > BLACKJACK ? 0 : Math.max(standWorth(total.points, up), hitWorth(total, up)),
)

/** Of taking one card and going on as well as can be, by enumeration of every card that may come. */
export const hitWorth = remembered((total, up: number): number =>
  total.points > BLACKJACK ? 0 : average(ranks.map((rank) => drawingWorth(withRank(total, rank), up))),
)

/** Of a second stake, one card and standing on it; both stakes are in it. */
export const doubleWorth = (total: Total, up: number) => 2 * worthOf(doubleOdds(total, up))

/** What a hand is worth that has just been given: two cards may be doubled, more may not. */
export function handWorth(total: Total, up: number, cards: number): number {
  const drawing = drawingWorth(total, up)
  return cards === 2 ? Math.max(drawing, doubleWorth(total, up) - 1) : drawing
}

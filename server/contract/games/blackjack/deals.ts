import { type BetArray, WHOLE } from "@dghrt/betting/model"
import { type Decoration, pick } from "../decoration"
import { BLACKJACK, type CardFace, cardOf, noCards, RANKS, type Total, withRank } from "./cards"
import { pays } from "./maths"
import { handWorth } from "./odds"

/** A hand as it is dealt, as far as it counts. */
export interface Start {
  total: Total
  /** Rank of the dealer's open card. */
  up: number
  /** Pairs of ranks that the two cards may be, each equally likely. */
  pairs: readonly (readonly [number, number])[]
}

/** Each open card of the dealer is dealt with this many hands: 91 outcomes travel well in one transaction. */
const HANDS_PER_RANK = 7

/**
 * Which open card the hands go round the table with. Of the orders that make a dealt hand worth one stake to within a
 * basis point, and never more, this one keeps each open card closest to what it is worth with an infinite deck.
 */
const ROUND_THE_TABLE = [7, 0, 2, 4, 3, 5, 8, 10, 11, 12, 6, 9, 1]

interface TwoCards extends Pick<Start, "total" | "pairs"> {}

const weightOf = ({ total }: TwoCards) =>
  (total.points === BLACKJACK ? 1_000 : 0) + (total.soft ? 100 : 0) + total.points

/** Every total of two cards with the pairs that make it: hard ones, soft ones, then 21, each from low to high. */
function twoCards(): readonly TwoCards[] {
  const byTotal = new Map<string, { total: Total; pairs: [number, number][] }>()
  for (let first = 0; first < RANKS; first += 1)
    for (let second = 0; second < RANKS; second += 1) {
      const total = withRank(withRank(noCards, first), second)
      const key = `${total.points} ${total.soft}`
      const known = byTotal.get(key) ?? { total, pairs: [] }
      known.pairs.push([first, second])
      byTotal.set(key, known)
    }
  return [...byTotal.values()].sort((one, other) => weightOf(one) - weightOf(other))
}

/** Every total as often as an infinite deck deals it, to the nearest of 91; every open card as often as any other. */
export const starts: readonly Start[] = twoCards()
  .flatMap(({ total, pairs }) => {
    const times = Math.round((pairs.length * HANDS_PER_RANK) / RANKS)
    return Array.from({ length: times }, () => ({ total, pairs }))
  })
  .map((hand, place) => ({ ...hand, up: ROUND_THE_TABLE[place % RANKS] ?? 0 }))

export const isNaturalStart = ({ total }: Start) => total.points === BLACKJACK

/** What a dealt hand is worth in stakes: 21 is paid at once, anything else as well as it can be played. */
export const startWorth = (start: Start) =>
  isNaturalStart(start) ? pays.blackjack / WHOLE : handWorth(start.total, start.up, 2)

/** The deal as a bet: what each of the dealt hands is worth. */
export const dealArray: BetArray = starts.map((start) => Math.floor(startWorth(start) * WHOLE))

/**
 * The hand of a drawn index; what the index leaves open comes from the play's hash.
 * @throws RangeError for an index that is no outcome.
 */
export function dealt(index: number, draw: Decoration): { player: readonly CardFace[]; up: CardFace } {
  const start = starts[index]
  const [first, ...others] = start?.pairs ?? []
  if (!start || !first) throw new RangeError(`${starts.length} hands are dealt, got ${index}`)
  const [one, other] = pick(draw, [first, ...others])
  return { player: [cardOf(one, draw), cardOf(other, draw)], up: cardOf(start.up, draw) }
}

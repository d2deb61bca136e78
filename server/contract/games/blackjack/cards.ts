import { type Decoration, pick } from "../decoration"

const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const
const suits = ["heart", "spade", "diamond", "club"] as const

export interface CardFace {
  rank: (typeof ranks)[number]
  suit: (typeof suits)[number]
}

/** Of thirteen ranks each is equally likely at any time: the deck is infinite. */
export const RANKS = ranks.length

export const BLACKJACK = 21
/** The dealer draws up to here and stands on it, soft or not. */
export const DEALER_STANDS = 17

/** What a hand counts. `soft` while an ace in it counts eleven. */
export interface Total {
  points: number
  soft: boolean
}

export const noCards: Total = { points: 0, soft: false }

/** The total with one more card; `rank` is its place among the thirteen, 0 for an ace. */
export function withRank({ points, soft }: Total, rank: number): Total {
  const ace = rank === 0
  let sum = points + (ace ? 11 : Math.min(rank + 1, 10))
  let elevens = (soft ? 1 : 0) + (ace ? 1 : 0)
  for (; sum > BLACKJACK && elevens > 0; elevens -= 1) sum -= 10
  return { points: sum, soft: elevens > 0 }
}

export const rankOf = ({ rank }: CardFace) => ranks.indexOf(rank)

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** A card as metadata writes it. */
export const letterOf = (card: CardFace) => LETTERS[rankOf(card) + RANKS * suits.indexOf(card.suit)] ?? ""

export function cardAt(letter: string): readonly CardFace[] {
  const place = LETTERS.indexOf(letter)
  const [rank, suit] = [ranks[place % RANKS], suits[Math.floor(place / RANKS)]]
  return rank && suit ? [{ rank, suit }] : []
}

export const totalOf = (cards: readonly CardFace[]): Total =>
  cards.reduce((total, card) => withRank(total, rankOf(card)), noCards)

/** Two cards that make 21. */
export const isNatural = (cards: readonly CardFace[]) => cards.length === 2 && totalOf(cards).points === BLACKJACK

/** A card of this rank. Suits decide nothing, so they are decoration. */
export const cardOf = (rank: number, draw: Decoration): CardFace => ({
  rank: ranks[rank] ?? "A",
  suit: pick(draw, suits),
})

/** Any card of an infinite deck. */
export const anyCard = (draw: Decoration): CardFace => cardOf(Math.floor(draw() * RANKS), draw)

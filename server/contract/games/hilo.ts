import { type BetArray, WHOLE } from "@dghrt/betting/model"
import { decorationOf, pick } from "./decoration"
import type { DrawnBet, StepRules } from "./step-rules"

/** Lowest first; a card's rank is its place here. */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const
const LOWEST = 0
const HIGHEST = RANKS.length - 1

export const sides = ["hi", "lo"] as const
export type Side = (typeof sides)[number]

/** What one card is priced by. */
export interface HiloCall {
  /** Of the card that lies open, 0 to 12. */
  rank: number
  side: Side
}

export const isRank = (rank: number) => Number.isInteger(rank) && rank >= LOWEST && rank <= HIGHEST

/** The same rank counts for both sides, except where that would leave nothing to lose on. */
export const strict = ({ rank, side }: HiloCall) => rank === (side === "hi" ? LOWEST : HIGHEST)

/** Whether the next card is what was called. */
export function hits(call: HiloCall, next: number): boolean {
  if (next === call.rank) return !strict(call)
  return call.side === "hi" ? next > call.rank : next < call.rank
}

/** Ranks that hit, of 13. */
export const hitsOf = (call: HiloCall) => RANKS.filter((_, next) => hits(call, next)).length

/** What a hit pays, in whole basis points, rounded down. */
export const multiplierFor = (call: HiloCall) => Math.floor((RANKS.length * WHOLE) / hitsOf(call))

/**
 * One entry per rank, so the index that the program draws is the card that is turned.
 * @throws RangeError for what is no rank.
 */
export function betArray(call: HiloCall): BetArray {
  if (!isRank(call.rank)) throw new RangeError(`HiLo is played on ranks 0 to 12, got ${call.rank}`)
  const multiplierBps = multiplierFor(call)
  return RANKS.map((_, next) => (hits(call, next) ? multiplierBps : 0))
}

export interface Card {
  /** 0 to 12. */
  rank: number
  /** Place among the suits, 0 to 3: decoration, it decides nothing. */
  suit: number
}

/** One card of a run. */
export interface HiloStep {
  /** Cards hit before. */
  level: number
  /** The last of the cards on the table, at most five; the last one is the card that was bet on. */
  cards: readonly Card[]
  side: Side
}

/** Cards that stay in sight, and in a step's text. */
export const SHOWN = 5
/** The highest level that a step can name. */
export const LEVELS = 9_999

/** Of a deck. They decide nothing. */
const SUITS = 4

/** The card that a play turned: its rank is the drawn index, its suit is decoration. */
export const drawnCard = (result: DrawnBet): Card => ({
  rank: result.resultIndex,
  suit: pick(decorationOf(result), [0, 1, 2, 3]),
})

export const cardsAfter = (cards: readonly Card[], card: Card): readonly Card[] => [...cards, card].slice(-SHOWN)

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const written = (cards: readonly Card[]) => cards.map(({ rank, suit }) => letters[rank * SUITS + suit]).join("")
const readCards = (text: string): readonly Card[] =>
  Array.from(text, (letter) => letters.indexOf(letter)).map((place) => ({
    rank: Math.floor(place / SUITS),
    suit: place % SUITS,
  }))

/** A step says which cards lay in sight, so that a replay of this step alone shows the whole table. */
export const encodeHilo = ({ level, cards, side }: HiloStep) => `0:hilo:${level}:${written(cards)}:${side}`

/** Null when the text is not a step that could have been played. */
export function decodeHilo(metadata: string): HiloStep | null {
  const [, count, text, side] = /^0:hilo:(0|[1-9]\d{0,3}):([A-Za-z]{1,5}):(hi|lo)$/.exec(metadata) ?? []
  if (count === undefined || text === undefined || (side !== "hi" && side !== "lo")) return null
  const level = Number(count)
  const cards = readCards(text)
  if (cards.length !== Math.min(level + 1, SHOWN) || !cards.every(({ rank }) => isRank(rank))) return null
  return { level, cards, side }
}

/** The card that a step was bet on. */
export const openCard = ({ cards }: Pick<HiloStep, "cards">): Card => cards[cards.length - 1] ?? { rank: 0, suit: 0 }

export const hiloSteps: StepRules<HiloStep> = {
  gameId: "hilo",
  decode: decodeHilo,
  betArray: (step) => betArray({ rank: openCard(step).rank, side: step.side }),
  levelOf: ({ level }) => level,
  follows: ({ step, result }, next) => written(cardsAfter(step.cards, drawnCard(result))) === written(next.cards),
}

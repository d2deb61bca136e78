import { type RoundResult, resultKey } from "@dghrt/betting/model/round-state"
import { suits } from "@dghrt/design-system"
import * as v from "valibot"
import { decoration, decorationOf, pick } from "../kit/decoration"
import { endedRuns } from "../run/ended"
import type { RunRules } from "../run/run"
import { betArray, isRank, RANKS, type Side } from "./maths"

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

export interface HiloSettings {
  /** Start cards skipped since the last play. */
  skips: number
  /** Runs that were finished. */
  ended: readonly string[]
}

/** Cards that stay in sight, and in a step's text. */
export const SHOWN = 5
const LEVELS = 9_999

const skipsSchema = v.object({ skips: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)) })
const endedSchema = v.object({ ended: endedRuns })

/** Stored settings are foreign data: what cannot be read counts as no card skipped and no run finished. */
export function parseHilo(input: unknown): HiloSettings {
  const skipped = v.safeParse(skipsSchema, input)
  const left = v.safeParse(endedSchema, input)
  return { skips: skipped.success ? skipped.output.skips : 0, ended: left.success ? left.output.ended : [] }
}

/** The first card of a run. Every card is fair to bet on, so it may come from anywhere; it comes from the last play. */
export function startCard(newest: RoundResult | undefined, skips: number): Card {
  const draw = decoration(`start-${newest ? resultKey(newest) : ""}-${skips}`)
  return { rank: Math.floor(draw() * RANKS.length), suit: Math.floor(draw() * suits.length) }
}

/** The card that a play turned: its rank is the drawn index, its suit is decoration. */
export const drawnCard = (result: RoundResult): Card => ({
  rank: result.resultIndex,
  suit: pick(decorationOf(result), [0, 1, 2, 3]),
})

export const cardsAfter = (cards: readonly Card[], card: Card): readonly Card[] => [...cards, card].slice(-SHOWN)

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const written = (cards: readonly Card[]) => cards.map(({ rank, suit }) => letters[rank * suits.length + suit]).join("")
const readCards = (text: string): readonly Card[] =>
  Array.from(text, (letter) => letters.indexOf(letter)).map((place) => ({
    rank: Math.floor(place / suits.length),
    suit: place % suits.length,
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

export const hiloRun: RunRules<HiloStep> = {
  gameId: "hilo",
  decode: decodeHilo,
  betArray: (step) => betArray({ rank: openCard(step).rank, side: step.side }),
  levelOf: ({ level }) => level,
  follows: ({ step, result }, next) => written(cardsAfter(step.cards, drawnCard(result))) === written(next.cards),
  clears: ({ step }) => step.level === LEVELS,
}

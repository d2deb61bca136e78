import { type BetArray, WHOLE } from "@dghrt/betting/model/bet-array"

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

/** The side with more ranks to hit; Hi in the middle. */
export const likelier = (rank: number): Side =>
  hitsOf({ rank, side: "hi" }) >= hitsOf({ rank, side: "lo" }) ? "hi" : "lo"

/**
 * One entry per rank, so the index that the program draws is the card that is turned.
 * @throws RangeError for what is no rank.
 */
export function betArray(call: HiloCall): BetArray {
  if (!isRank(call.rank)) throw new RangeError(`HiLo is played on ranks 0 to 12, got ${call.rank}`)
  const multiplierBps = multiplierFor(call)
  return RANKS.map((_, next) => (hits(call, next) ? multiplierBps : 0))
}

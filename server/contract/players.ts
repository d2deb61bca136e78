import * as v from "valibot"
import { address } from "./address"
import { amountSum, bonusSum } from "./amount"
import { asOf, whole } from "./figures"
import { maxNewest } from "./play-key"

const tally = {
  /** The mint; every amount is in its smallest unit. */
  token: address,
  plays: whole,
  /** Plays that paid more than the wager. */
  wins: whole,
  /** Plays that paid exactly the wager. */
  pushes: whole,
  wagered: amountSum,
  /** Payouts without jackpots. */
  paid: amountSum,
  jackpots: amountSum,
  bonus: bonusSum,
  best_multiplier_bps: whole,
  /** Time of the first play, milliseconds since 1970. */
  first_ms: whole,
  last_ms: whole,
}

/** All plays of one player, per token and per game and token. Both lists are empty for a wallet that never played. */
export const playerStats = v.object({
  user: address,
  tokens: v.pipe(v.array(v.object(tally)), v.maxLength(100)),
  games: v.pipe(
    v.array(
      v.object({ ...tally, /** Empty when the metadata named none. */ game: v.pipe(v.string(), v.maxLength(40)) }),
    ),
    v.maxLength(1_000),
  ),
  /** `playKey` of the newest of these plays, newest first. */
  newest: v.optional(v.pipe(v.array(v.string()), v.maxLength(maxNewest)), []),
  ...asOf,
})
export type PlayerStats = v.InferOutput<typeof playerStats>
export type PlayerStatsWire = v.InferInput<typeof playerStats>

export const playerTotalsQuery = v.object({ user: address })

const usd = v.pipe(v.number(), v.finite())
/** A player's plays in US dollars, at the current prices. An amount is null when the price of one of the tokens is unknown. */
export const playerTotals = v.object({
  user: address,
  usd_volume: v.nullable(v.pipe(usd, v.minValue(0))),
  /** The results of the plays (`betResult`); fees are not part of it. */
  usd_profit: v.nullable(usd),
  games_played: whole,
  /** Plays that paid more than the wager. */
  games_won: whole,
  ...asOf,
})
export type PlayerTotalsWire = v.InferInput<typeof playerTotals>

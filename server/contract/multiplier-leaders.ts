import * as v from "valibot"
import { address } from "./address"
import { amount } from "./amount"
import { whole } from "./figures"

export const multiplierPeriods = ["24h", "7d"] as const
export type MultiplierPeriod = (typeof multiplierPeriods)[number]
export const maxMultiplierLeaders = 100

export const multiplierLeadersQuery = v.object({
  /** Mint of the token wagered. */
  token: address,
  period: v.optional(v.picklist(multiplierPeriods), "24h"),
})

/** The best win of each player in one token, the highest multiplier first. Only wins of 10x and more are ranked. */
export const multiplierLeaders = v.object({
  entries: v.pipe(
    v.array(
      v.object({
        user: address,
        multiplierBps: whole,
        /** In the token's smallest unit. */
        wager: amount,
        /** The game's id, empty when the metadata name none. */
        game: v.pipe(v.string(), v.maxLength(40)),
        /** Milliseconds since 1970. */
        timeMs: whole,
      }),
    ),
    v.maxLength(maxMultiplierLeaders),
  ),
  /** A smaller bet is not ranked, in the token's smallest unit. */
  minWager: amount,
  /** Milliseconds since 1970 of the last reading of the chain. */
  asOfMs: whole,
  /** False while older plays are still being read: the ranking may change. */
  complete: v.boolean(),
})
export type MultiplierLeaders = v.InferOutput<typeof multiplierLeaders>
export type MultiplierLeadersWire = v.InferInput<typeof multiplierLeaders>

import * as v from "valibot"
import { address } from "./address"
import { amountSum } from "./amount"
import { whole } from "./figures"
import { leaderboardPeriods } from "./leaderboard-period"

export const maxLeaders = 100

export const leaderboardQuery = v.object({
  /** Mint of the token wagered. */
  token: address,
  period: v.optional(v.picklist(leaderboardPeriods), "alltime"),
})

/** The players who wagered most in one token, highest first. */
export const leaderboard = v.object({
  entries: v.pipe(
    v.array(
      v.object({
        user: address,
        /** Sum of the wagers in the token's smallest unit. */
        wagered: amountSum,
        /** What the same player wagered in SOL alone in this period, in lamports. */
        sol_volume: amountSum,
        plays: whole,
      }),
    ),
    v.maxLength(maxLeaders),
  ),
  /** Milliseconds since 1970 of the last reading of the chain. */
  asOfMs: whole,
  /** False while older plays are still being read: the ranking may change. */
  complete: v.boolean(),
})
export type Leaderboard = v.InferOutput<typeof leaderboard>
export type LeaderboardWire = v.InferInput<typeof leaderboard>

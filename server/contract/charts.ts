import * as v from "valibot"
import { address } from "./address"
import { amount, amountSum, bonusSum } from "./amount"
import { asOf, whole } from "./figures"

const signedAmount = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,39}$/, "not an amount"),
  v.transform((digits) => BigInt(digits)),
)
const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9]{0,20}$/))

export const maxDays = 366
const days = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(maxDays)),
  "30",
)

const daysOf = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    v.array(v.object({ /** The first millisecond of a UTC day. */ day_ms: whole, ...entries })),
    v.maxLength(maxDays),
  )

export const dailyStatsQuery = v.object({ token: address, days, game: v.optional(gameId) })

/** Plays in one token by UTC day, the oldest day first, today last; days without plays are zeros. */
export const dailyStats = v.object({
  days: daysOf({
    plays: whole,
    /** Distinct; null for a single game, whose players are not counted. */
    players: v.nullable(whole),
    wagered: amountSum,
    paid: amountSum,
  }),
  ...asOf,
})
export type DailyStats = v.InferOutput<typeof dailyStats>
export type DailyStatsWire = v.InferInput<typeof dailyStats>

export const playerDaysQuery = v.object({ token: address, days })

/** Plays of one player in one token by UTC day, as in `dailyStats`. */
export const playerDays = v.object({
  days: daysOf({
    plays: whole,
    wins: whole,
    wagered: amountSum,
    paid: amountSum,
    bonus: bonusSum,
    best_multiplier_bps: whole,
  }),
  ...asOf,
})
export type PlayerDays = v.InferOutput<typeof playerDays>
export type PlayerDaysWire = v.InferInput<typeof playerDays>

export const gameStatsQuery = v.object({ token: address })

/** Plays in one token by game, the game with most plays first. */
export const gameStats = v.object({
  games: v.pipe(
    v.array(
      v.object({
        /** Empty for plays whose metadata named none. */
        game: v.pipe(v.string(), v.maxLength(40)),
        plays: whole,
        wins: whole,
        pushes: whole,
        wagered: amountSum,
        paid: amountSum,
      }),
    ),
    v.maxLength(100),
  ),
  ...asOf,
})
export type GameStats = v.InferOutput<typeof gameStats>
export type GameStatsWire = v.InferInput<typeof gameStats>

export const poolHistoryQuery = v.object({ days })

/**
 * A pool by UTC day, the oldest first, as the plays of this casino saw it; days without plays are left out, because deposits
 * and plays of other casinos change the pool too.
 */
export const poolHistory = v.object({
  token: address,
  days: daysOf({
    plays: whole,
    /** After the last play of the day. */
    liquidity: amount,
    wagered: amountSum,
    paid: amountSum,
    pool_fees: amountSum,
    /** What the pool gained from these plays: wagers and pool fees less payouts. Negative is a loss. */
    result: signedAmount,
  }),
  ...asOf,
})
export type PoolHistory = v.InferOutput<typeof poolHistory>
export type PoolHistoryWire = v.InferInput<typeof poolHistory>

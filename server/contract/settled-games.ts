import * as v from "valibot"
import { amount } from "./amount"

const address = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Text from our server; hosts that send a number are understood as long as it is exact. */
const units = v.pipe(v.union([v.string(), v.pipe(whole, v.transform(String))]), amount)

const settledGame = v.pipe(
  v.object({
    signature: v.pipe(v.string(), v.maxLength(100)),
    user: address,
    creator: address,
    /** The mint. */
    token: address,
    wager: units,
    payout: units,
    jackpot: v.optional(units),
    multiplier_bps: v.optional(whole),
    /** Already divided. */
    multiplier: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
    /** Milliseconds since 1970. */
    time: v.optional(whole),
    /** Seconds since 1970. */
    block_time: v.optional(whole),
  }),
  v.transform(({ multiplier, multiplier_bps, time, block_time, ...game }) => ({
    ...game,
    multiplierBps: multiplier_bps ?? (multiplier === undefined ? undefined : Math.round(multiplier * 10_000)),
    timeMs: time ?? (block_time === undefined ? undefined : block_time * 1_000),
  })),
)

/** One page of settled plays, newest first. A play that does not fit is left out: one odd row must not hide the others. */
export const settledGames = v.object({
  results: v.pipe(
    v.array(v.fallback(v.nullable(settledGame), null)),
    v.maxLength(200),
    v.transform((rows) => rows.filter((row) => row !== null)),
  ),
  /** How many there are on all pages. */
  total: v.optional(whole),
})
export type SettledGames = v.InferOutput<typeof settledGames>
export type SettledGamesWire = v.InferInput<typeof settledGames>

export const mostPerPage = 200

import * as v from "valibot"
import { amount } from "./amount"

/** Of every wager of a referred player, the part that goes to the referrer: 0.25 %. */
export const referralShareBps = 25n

export const mostLeaders = 20

const leader = v.object({
  address: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
  /** Wallets that accepted this one's link and have played. */
  referralCount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Estimated from what those wallets wagered, in each token they did, in its smallest unit. */
  totalEarnings: v.pipe(
    v.array(v.object({ token: v.pipe(v.string(), v.maxLength(44)), amount })),
    v.maxLength(100),
    v.readonly(),
  ),
})

/** Who has referred the most players, first. */
export const referralLeaders = v.object({
  /** When the chain was read, milliseconds since 1970. */
  readAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  leaders: v.pipe(v.array(leader), v.maxLength(mostLeaders), v.readonly()),
})
export type ReferralLeaders = v.InferOutput<typeof referralLeaders>
export type ReferralLeadersWire = v.InferInput<typeof referralLeaders>

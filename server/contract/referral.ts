import * as v from "valibot"
import { address } from "./address"
import { amount, amountSum } from "./amount"
import { fees } from "./fees"
import { whole } from "./figures"

/** Of every wager of a referred player, the part that goes to the referrer. */
export const referralShareBps = BigInt(fees.platformBps)

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
  readAt: whole,
  leaders: v.pipe(v.array(leader), v.maxLength(mostLeaders), v.readonly()),
})
export type ReferralLeaders = v.InferOutput<typeof referralLeaders>
export type ReferralLeadersWire = v.InferInput<typeof referralLeaders>

export const mostRecentReferrals = 50

const sums = v.pipe(
  v.array(v.object({ token: v.pipe(v.string(), v.maxLength(44)), amount: amountSum })),
  v.maxLength(100),
  v.readonly(),
)

export const referralSummaryQuery = v.object({ wallet: address })

/** What one wallet's link brought, from the records on chain and the plays of the referred wallets. */
export const referralSummary = v.object({
  /** When the chain was read, milliseconds since 1970. */
  readAt: whole,
  /** False while older plays or further records are still being read: every figure is then at least that much. */
  complete: v.boolean(),
  /** Wallets whose record names this one and that have played. */
  referralCount: whole,
  /** Of these, wallets with a play in the last 30 days. */
  activeThisMonth: whole,
  /** Estimated from what those wallets wagered, in each token's smallest unit. */
  totalEarnings: sums,
  /** The latest to play come first. */
  recentReferrals: v.pipe(
    v.array(v.object({ address, gameCount: whole, totalWagered: sums })),
    v.maxLength(mostRecentReferrals),
    v.readonly(),
  ),
})
export type ReferralSummary = v.InferOutput<typeof referralSummary>
export type ReferralSummaryWire = v.InferInput<typeof referralSummary>

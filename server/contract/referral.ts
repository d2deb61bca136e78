import * as v from "valibot"
import { address } from "./address"
import { amountSum } from "./amount"
import { fees } from "./fees"
import { whole } from "./figures"

/** Of every wager of a referred player, the part that goes to the referrer. */
export const referralShareBps = BigInt(fees.platformBps)

export const mostLeaders = 20
/** Of one wallet's figures. */
export const mostTokens = 100

const sums = v.pipe(
  v.array(v.object({ token: v.pipe(v.string(), v.maxLength(44)), amount: amountSum })),
  v.maxLength(mostTokens),
  v.readonly(),
)

const asRead = {
  /** When the chain was read, milliseconds since 1970. */
  readAt: whole,
  /** False while older bets or further records are still being read: every figure is then at least that much. */
  complete: v.boolean(),
}

const figures = {
  /** Wallets whose record names this one and that have played. */
  referralCount: whole,
  /** Wallets whose bets paid this one, and whose record no longer names it. */
  formerCount: whole,
  /** What the bets of both paid to this wallet in their own transactions, in each token's smallest unit. */
  totalEarnings: sums,
}

/** Who has referred the most players, first. */
export const referralLeaders = v.object({
  ...asRead,
  leaders: v.pipe(v.array(v.object({ address, ...figures })), v.maxLength(mostLeaders), v.readonly()),
})
export type ReferralLeaders = v.InferOutput<typeof referralLeaders>
export type ReferralLeadersWire = v.InferInput<typeof referralLeaders>

export const mostRecentReferrals = 50

export const referralSummaryQuery = v.object({ wallet: address })

const recentReferral = v.object({
  address,
  /** Whether the wallet's record names the referrer; false where it was removed or changed. */
  current: v.boolean(),
  gameCount: whole,
  totalWagered: sums,
})

/** What one wallet's link brought, from the records on chain and the bets of the referred wallets. */
export const referralSummary = v.object({
  ...asRead,
  ...figures,
  /** Of `referralCount`, wallets with a play in the last 30 days. */
  activeThisMonth: whole,
  /** The latest to play come first. */
  recentReferrals: v.pipe(v.array(recentReferral), v.maxLength(mostRecentReferrals), v.readonly()),
})
export type ReferralSummary = v.InferOutput<typeof referralSummary>
export type ReferralSummaryWire = v.InferInput<typeof referralSummary>

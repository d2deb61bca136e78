import { amount } from "@dghrt/kernel/money"
import * as v from "valibot"
import { MAX_HISTORY, MAX_UNPROVEN, type RoundResult } from "./round-state"

const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))

const bet = v.object({
  gameId: v.pipe(v.string(), v.maxLength(40)),
  betArray: v.pipe(v.array(count), v.maxLength(256), v.readonly()),
  wager: amount,
  metadata: v.pipe(v.string(), v.maxLength(400)),
  step: v.optional(count),
})

const spent = v.optional(
  v.object({
    token: amount,
    lamports: amount,
    rent: v.optional(amount),
    deposit: v.optional(amount),
    bonus: v.optional(amount),
  }),
)

/** A signed bet that is on its way: enough to follow it after a reload, and to hand it in again. */
export const pendingRound = v.object({
  bet,
  /** Mint. */
  token: v.string(),
  /** The wallet's settled plays before this bet. */
  nonce: count,
  clientSeed: v.string(),
  hashedSeed: v.string(),
  committedSlot: whole,
  /** Empty, as `wire` is, for a bet that the wallet was asked to sign and did not answer about. */
  signature: v.string(),
  /** The signed transaction, base64. */
  wire: v.string(),
  lastValidBlockHeight: whole,
  /** The chain takes the bet only while `hashedSeed` is its seed commitment. An older version's bets do not assert it. */
  assertsCommitment: v.optional(v.boolean(), false),
  /** By the device's clock; 0 in what an older version stored. */
  signedAtMs: v.optional(v.number(), 0),
  /** Of its transaction, with the priority fee. An older version did not store it. */
  networkFeeLamports: v.optional(amount),
  spent,
})
export type PendingRound = v.InferOutput<typeof pendingRound>

const byte = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))

/** What was signed and may still land. */
export const sentTransaction = v.object({
  signature: v.string(),
  wire: v.pipe(v.array(byte), v.maxLength(1_232)),
  lastValidBlockHeight: v.number(),
  /** Milliseconds since 1970, by the device's clock. */
  signedAtMs: v.number(),
})
export type SentTransaction = v.InferOutput<typeof sentTransaction>

export const roundResult = v.object({
  bet,
  token: v.string(),
  nonce: whole,
  resultIndex: whole,
  multiplierBps: whole,
  payout: amount,
  clientSeed: v.string(),
  rngSeed: v.string(),
  hashedSeed: v.nullable(v.string()),
  committedSlot: v.nullable(whole),
  betSlot: v.nullable(whole),
  jackpotPayout: amount,
  signature: v.nullable(v.string()),
  spent,
})

/**
 * Results, newest first. One that an older version wrote without its game or token is left out, and so is what is beyond
 * `most`: neither takes the rest with it.
 */
export const storedResults = (most: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => {
      const results: RoundResult[] = []
      for (const entry of entries) {
        if (results.length === most) break
        const { success, output } = v.safeParse(roundResult, entry)
        if (success) results.push(output)
      }
      return results
    }),
    v.readonly(),
  )

export { MAX_HISTORY }

/** Older versions stored an unrevealed result as `unseen`. */
export const withUnrevealed = v.pipe(
  v.unknown(),
  v.transform((stored) =>
    typeof stored === "object" && stored !== null && "unseen" in stored
      ? { unrevealed: stored.unseen, ...stored }
      : stored,
  ),
)

const open = {
  // Each falls back alone: a result of an older version must not take a bet that is under way with it.
  pending: v.fallback(v.nullable(pendingRound), null),
  unrevealed: v.fallback(v.nullable(roundResult), null),
  /** Bets that were given up on a node's word: they may count after all. Newest first. */
  unproven: v.fallback(v.pipe(v.array(pendingRound), v.maxLength(MAX_UNPROVEN), v.readonly()), []),
  /** What a bet waits for, such as a referrer's record: its transaction was sent, and its end is not known. */
  sentAhead: v.optional(v.fallback(v.nullable(sentTransaction), null)),
}

/** What survives a reload: at most one of a bet under way and a result not yet shown, and the results that were. */
export const roundMemory = v.pipe(
  withUnrevealed,
  v.object({ ...open, history: v.fallback(storedResults(MAX_HISTORY), []) }),
)
export type RoundMemory = v.InferOutput<typeof roundMemory>

/** The same without the results, for a tab of a browser that has no space; null where that browser keeps it. */
export const openRounds = v.nullable(v.object(open))
export type OpenRounds = v.InferOutput<typeof openRounds>

export const emptyMemory: RoundMemory = { pending: null, unrevealed: null, unproven: [], history: [] }

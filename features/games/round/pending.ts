import * as z from "zod/mini"
import { amount } from "#features/kernel"

const bet = z.object({
  gameId: z.string().check(z.maxLength(40)),
  betArray: z.readonly(z.array(z.int().check(z.nonnegative())).check(z.maxLength(256))),
  wager: amount,
  metadata: z.string().check(z.maxLength(400)),
})

/** A signed bet that is on its way: enough to follow it after a reload, and to hand it in again. */
export const pendingRound = z.object({
  bet,
  /** Mint. */
  token: z.string(),
  /** The wallet's settled plays before this bet. */
  nonce: z.int().check(z.nonnegative()),
  clientSeed: z.string(),
  hashedSeed: z.string(),
  committedSlot: z.int(),
  signature: z.string(),
  /** The signed transaction, base64. */
  wire: z.string(),
  lastValidBlockHeight: z.int(),
})
export type PendingRound = z.output<typeof pendingRound>

export const roundResult = z.object({
  bet,
  token: z.string(),
  nonce: z.int(),
  resultIndex: z.int(),
  multiplierBps: z.int(),
  payout: amount,
  clientSeed: z.string(),
  rngSeed: z.string(),
  hashedSeed: z.nullable(z.string()),
  committedSlot: z.nullable(z.int()),
  betSlot: z.nullable(z.int()),
  jackpotPayout: amount,
  signature: z.nullable(z.string()),
})

/** What survives a reload: at most one of a bet under way and a result not yet shown, and the results that were. */
export const roundMemory = z.object({
  pending: z.nullable(pendingRound),
  unseen: z.nullable(roundResult),
  /** Newest first. */
  history: z.readonly(z.array(roundResult).check(z.maxLength(100))),
})
export type RoundMemory = z.output<typeof roundMemory>

export const emptyMemory: RoundMemory = { pending: null, unseen: null, history: [] }

import type { BetMessage } from "@dghrt/betting"
import {
  type Bet,
  MAX_HISTORY,
  type RoundResult,
  roundResult,
  storedResults,
  withUnrevealed,
} from "@dghrt/betting/model"
import { drawnIndex, payoutOf } from "@dghrt/fairness"
import { amount } from "@dghrt/kernel/money"
import type { Stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { freePlayToken } from "#features/tokens"
import { betMessage } from "../kit/bet-message"
import { FIRST_BALANCE, FREE_MAX_PAYOUT } from "../kit/free-token"

const ledgerFields = v.object({
  balance: amount,
  /** Settled free plays. */
  nonce: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Decides the next play; only its hash is shown before. */
  nextSeed: v.pipe(v.string(), v.minLength(32), v.maxLength(64)),
  /** Drawn, and not yet shown to its end. */
  unrevealed: v.fallback(v.nullable(roundResult), null),
  history: v.fallback(storedResults(MAX_HISTORY), []),
})

/** One wallet's free play, whole: the balance and what led to it are written together or not at all. */
export const freeLedger = v.pipe(withUnrevealed, ledgerFields)
export type FreeLedger = v.InferOutput<typeof freeLedger>

/** 256 bits of the browser's own randomness, as hex. */
export const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("")

export const emptyLedger = (seed = drawSeed()): FreeLedger => ({
  balance: FIRST_BALANCE,
  nonce: 0,
  nextSeed: seed,
  unrevealed: null,
  history: [],
})

/** Why a bet cannot be taken, as a sentence; null when it can. */
export function refusal({ balance }: FreeLedger, { wager, betArray }: Bet): BetMessage | null {
  if (wager <= 0n || betArray.length === 0) return betMessage("FREE_NOTHING_TO_WIN")
  if (payoutOf(wager, Math.max(...betArray)) > FREE_MAX_PAYOUT)
    return betMessage("FREE_ABOVE_PAYOUT", { max: "100,000 DGHRT" })
  return wager > balance ? betMessage("FREE_ABOVE_BALANCE") : null
}

/**
 * The ledger after a bet: drawn by the recipe of the real games, HMAC-SHA256 of the player's seed under a seed whose hash
 * was shown before, and paid by the same rounding.
 * @throws Error where the browser withholds its cryptography.
 */
export async function drawn(
  ledger: FreeLedger,
  bet: Bet,
  clientSeed: string,
  hashedSeed: string,
  newSeed = drawSeed(),
): Promise<FreeLedger & { unrevealed: RoundResult }> {
  const { nextSeed: rngSeed, nonce, balance } = ledger
  const index = await drawnIndex({ rngSeed, clientSeed, nonce }, bet.betArray.length)
  const multiplierBps = bet.betArray[index] ?? 0
  const payout = payoutOf(bet.wager, multiplierBps)
  return {
    ...ledger,
    balance: balance - bet.wager + payout,
    nonce: nonce + 1,
    nextSeed: newSeed,
    unrevealed: {
      bet,
      token: freePlayToken.mint,
      nonce,
      resultIndex: index,
      multiplierBps,
      payout,
      clientSeed,
      rngSeed,
      hashedSeed,
      committedSlot: null,
      betSlot: null,
      jackpotPayout: 0n,
      signature: null,
    },
  }
}

/**
 * Gives a wallet that has no free play of its own (`own` reads as `empty`) what was played before it was connected, so
 * that connecting loses no DGHRT. The visitor's ledger starts over with a new seed: no seed is drawn from twice.
 */
export function moveVisitorLedger(own: Stored<FreeLedger>, empty: FreeLedger, visitor: Stored<FreeLedger>): void {
  if (own.read() !== empty) return
  const played = visitor.read()
  if (played.nonce === 0) return
  own.write(played)
  visitor.write(emptyLedger())
}

/** The ledger once its result has been on screen. */
export const shown = (ledger: FreeLedger): FreeLedger =>
  ledger.unrevealed === null
    ? ledger
    : { ...ledger, unrevealed: null, history: [ledger.unrevealed, ...ledger.history].slice(0, MAX_HISTORY) }

/** Back to the first balance; what was played stays to be checked. */
export const refilled = (ledger: FreeLedger): FreeLedger => ({ ...ledger, balance: FIRST_BALANCE })

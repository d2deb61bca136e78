import { logger } from "@dghrt/kernel/logger"
import { agreedSinceMs, createJudge, stampOf } from "./judgement"
import { ChainError } from "./model/chain-error"
import type { SentTransaction } from "./model/pending"
import type { BetChain, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** Keeps a transaction from before it is sent until its end is known, so that a reloaded page does not ask for another one. */
export interface SentMemory {
  read(): SentTransaction | null
  write(sent: SentTransaction | null): unknown
}

interface Waiting {
  chain: Pick<BetChain, "send" | "signatureStatus" | "witnesses">
  clock: Clock
  signal?: AbortSignal
  sent?: SentMemory
}

const lookMs = 400
const resendMs = 2_000
/** After this time the page asks the nodes about an unconfirmed transaction, so that it knows their first heights early. */
const doubtedAfterMs = 5_000
const longestMs = 15 * 60_000

/**
 * Hands a transaction in until the chain has confirmed it, or until the nodes agree that it never will; the same signature lands once.
 * @throws ChainError when the chain refuses it, or does not confirm it in time.
 */
export async function confirmSent(transaction: SignedTransaction, waiting: Waiting): Promise<void> {
  const { signature, wire, lastValidBlockHeight } = transaction
  waiting.sent?.write({ signature, wire: [...wire], lastValidBlockHeight, signedAtMs: Date.now() })
  await confirm(transaction, 0, waiting)
}

/** Goes on with what an earlier page has sent. */
export async function resumeSent(waiting: Waiting & { sent: SentMemory }): Promise<void> {
  const left = waiting.sent.read()
  if (left === null) return
  const sentBeforeMs = Math.max(0, Date.now() - left.signedAtMs)
  await confirm({ ...left, wire: Uint8Array.from(left.wire) }, sentBeforeMs, waiting)
}

async function confirm(transaction: SignedTransaction, sentBeforeMs: number, waiting: Waiting): Promise<void> {
  try {
    await untilJudged(transaction, sentBeforeMs, waiting)
  } finally {
    if (!waiting.signal?.aborted) waiting.sent?.write(null)
  }
}

async function untilJudged(
  transaction: SignedTransaction,
  sentBeforeMs: number,
  { chain, clock, signal }: Waiting,
): Promise<void> {
  const begun = stampOf(clock)
  const waitedMs = () => agreedSinceMs(begun, clock) + sentBeforeMs
  const judge = createJudge(transaction, { chain, clock, waitedMs, bet: null })
  let nextSend = begun.atMs
  while (!signal?.aborted && waitedMs() < longestMs) {
    try {
      if (clock.now() >= nextSend) {
        nextSend = clock.now() + resendMs
        await chain.send(transaction)
      }
      const { status } = await chain.signatureStatus(transaction.signature)
      if (status === "landed") return
      const isDoubted = status === "failed" || waitedMs() > doubtedAfterMs
      const verdict = isDoubted ? (await judge.ask()).verdict : null
      if (verdict === "rolled-back")
        throw new ChainError("program-refused", "The transaction failed. Only its network fee was paid.")
      if (verdict !== null) break
    } catch (error) {
      if (error instanceof ChainError && error.kind === "program-refused") throw error
      logger.warn("The network did not answer about a transaction", error)
    }
    await clock.sleep(lookMs, signal)
  }
  throw new ChainError("network", "The transaction was not confirmed in time. Check your wallet before you try again.")
}

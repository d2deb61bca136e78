import { logger } from "@dghrt/kernel/logger"
import { ChainError } from "./chain-error"
import { createJudge } from "./judgement"
import type { BetChain, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

interface Waiting {
  chain: Pick<BetChain, "send" | "signatureStatus" | "witnesses">
  clock: Clock
  signal?: AbortSignal
  /** Milliseconds since the signature, where an earlier page has sent it. */
  sentBeforeMs?: number
}

const lookMs = 400
const resendMs = 2_000
/** A transaction that is not confirmed by then is asked about, so that the nodes' first heights are known in time. */
const doubtedAfterMs = 5_000
const longestMs = 15 * 60_000

/**
 * Hands a transaction in until the chain has confirmed it, or until the nodes agree that it never will; the same signature lands once.
 * @throws ChainError when the chain refuses it, or does not confirm it in time.
 */
export async function confirmSent(
  transaction: SignedTransaction,
  { chain, clock, signal, sentBeforeMs = 0 }: Waiting,
): Promise<void> {
  const begun = clock.now()
  const waitedMs = () => clock.now() - begun + sentBeforeMs
  const judge = createJudge(transaction, { chain, clock, waitedMs, bet: null })
  let nextSend = begun
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

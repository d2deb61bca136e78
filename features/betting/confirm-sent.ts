import { logger } from "@dghrt/kernel/logger"
import { ChainError } from "./chain-error"
import type { BetChain, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

interface Waiting {
  chain: Pick<BetChain, "send" | "signatureStatus" | "isAlive">
  clock: Clock
  signal?: AbortSignal
}

const lookMs = 400
const resendMs = 2_000
/** The shortest wait: a node may say too soon that the transaction can no longer land. */
const patienceMs = 120_000
const longestMs = 15 * 60_000

/**
 * Hands a transaction in until the chain has confirmed it, for as long as it can land; the same signature lands once.
 * @throws ChainError when the chain refuses it, or does not confirm it in time.
 */
export async function confirmSent(transaction: SignedTransaction, { chain, clock, signal }: Waiting): Promise<void> {
  const begun = clock.now()
  let nextSend = begun
  let canLand = true
  while (!signal?.aborted && canLand && clock.now() - begun < longestMs) {
    try {
      if (clock.now() >= nextSend) {
        nextSend = clock.now() + resendMs
        await chain.send(transaction)
      }
      const { status } = await chain.signatureStatus(transaction.signature)
      if (status === "landed") return
      if (status === "failed")
        throw new ChainError("program-refused", "The transaction failed. Only its network fee was paid.")
      canLand = clock.now() - begun < patienceMs || (await chain.isAlive(transaction))
    } catch (error) {
      if (error instanceof ChainError && error.kind === "program-refused") throw error
      logger.warn("The network did not answer about a transaction", error)
    }
    await clock.sleep(lookMs, signal)
  }
  throw new ChainError("network", "The transaction was not confirmed in time. Check your wallet before you try again.")
}

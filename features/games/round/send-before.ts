import { type Chain, ChainError, type SignedTransaction } from "#features/chain"
import { logger } from "#features/kernel"
import type { Clock } from "./track-bet"

const lookMs = 400
const resendMs = 2_000
const patienceMs = 60_000

/**
 * Sends a transaction that a bet depends on and waits until the chain has confirmed it.
 * @throws ChainError when the chain refuses it, or does not confirm it in time.
 */
export async function sendBefore(
  transaction: SignedTransaction,
  { chain, clock, signal }: { chain: Chain; clock: Clock; signal: AbortSignal },
): Promise<void> {
  const begun = clock.now()
  let nextSend = begun
  while (!signal.aborted && clock.now() - begun < patienceMs) {
    try {
      if (clock.now() >= nextSend) {
        nextSend = clock.now() + resendMs
        await chain.send(transaction)
      }
      const { status } = await chain.signatureStatus(transaction.signature)
      if (status === "landed") return
      if (status === "failed") throw new ChainError("program-refused", "A step before the bet failed. Nothing was bet.")
    } catch (error) {
      if (error instanceof ChainError && error.kind === "program-refused") throw error
      logger.warn("The network did not answer about a step before a bet", error)
    }
    await clock.sleep(lookMs, signal)
  }
  throw new ChainError("network", "A step before the bet was not confirmed in time. Nothing was bet; try again.")
}

import { type Clock, confirmSent, systemClock } from "@dghrt/betting"
import { type Multiplayer, type Prepared, toChainError } from "#features/chain"

export type Step = { phase: "idle" } | { phase: "signing" | "sending" } | { phase: "failed"; message: string }

interface Putting<P> {
  onStep: (step: Step) => void
  /** Before the transaction is sent, so that nothing is lost with the page. */
  onSigned?: ((prepared: P, signature: string) => void) | undefined
  clock?: Clock
}

/**
 * Prepares, signs and sends; what it gives is there once the transaction has landed, and null when it has not. A request that
 * fails after sending says nothing about the bet: the same signature is sent and asked about until the chain has confirmed it.
 */
export async function putRace<
  By extends Pick<Multiplayer, "sign" | "send" | "signatureStatus" | "witnesses">,
  P extends Prepared,
>(
  client: Promise<By>,
  prepare: (by: By) => Promise<P>,
  { onStep, onSigned, clock = systemClock }: Putting<P>,
): Promise<P | null> {
  onStep({ phase: "signing" })
  try {
    const by = await client
    const prepared = await prepare(by)
    const signed = await by.sign(prepared)
    onSigned?.(prepared, signed.signature)
    onStep({ phase: "sending" })
    await confirmSent(signed, { chain: by, clock })
    onStep({ phase: "idle" })
    return prepared
  } catch (error) {
    onStep({ phase: "failed", message: toChainError(error).message })
    return null
  }
}

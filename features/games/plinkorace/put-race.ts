import { type Clock, confirmSent, resumeSent, type SentMemory } from "@dghrt/betting"
import { sentTransaction } from "@dghrt/betting/model"
import * as v from "valibot"
import { type Multiplayer, type Prepared, toChainError } from "#features/chain"
import { stored } from "#features/kernel"
import { pageClock } from "../kit/page-clock"

export type Step = { phase: "idle" } | { phase: "signing" | "sending" } | { phase: "failed"; message: string }

const stores = new Map<string, SentMemory>()
/** Of one wallet, so that a reloaded page ends what an earlier one has sent before it offers another race. */
export function sentRaceOf(address: string): SentMemory {
  const store = stores.get(address) ?? stored(`dghrt-race-sent-${address}`, v.nullable(sentTransaction), null)
  stores.set(address, store)
  return store
}

interface Putting {
  onStep: (step: Step) => void
  sent: SentMemory
  clock?: Clock
}
type By = Pick<Multiplayer, "sign" | "send" | "signatureStatus" | "witnesses">

/**
 * Prepares, signs and sends; what it gives is there once the transaction has landed, and null when it has not. A request that
 * fails after sending says nothing about the bet: the same signature is sent and asked about until the chain has confirmed it.
 */
export async function putRace<Client extends By, P extends Prepared>(
  client: Promise<Client>,
  prepare: (by: Client) => Promise<P>,
  { onSigned, ...putting }: Putting & { onSigned?: ((prepared: P, signature: string) => void) | undefined },
): Promise<P | null> {
  putting.onStep({ phase: "signing" })
  try {
    const by = await client
    const prepared = await prepare(by)
    const signed = await by.sign(prepared)
    // Before the transaction is sent, so that nothing is lost with the page.
    onSigned?.(prepared, signed.signature)
    const { clock = pageClock, sent } = putting
    return (await end(confirmSent(signed, { chain: by, clock, sent }), putting)) ? prepared : null
  } catch (error) {
    putting.onStep({ phase: "failed", message: toChainError(error).message })
    return null
  }
}

/** Goes on with what an earlier page has sent; the dock is closed until then. */
export async function resumeRace(client: Promise<By>, putting: Putting): Promise<void> {
  const { clock = pageClock, sent } = putting
  if (sent.read() === null) return
  await end(
    client.then((chain) => resumeSent({ chain, clock, sent })),
    putting,
  )
}

async function end(confirmed: Promise<void>, { onStep }: Putting): Promise<boolean> {
  onStep({ phase: "sending" })
  try {
    await confirmed
    onStep({ phase: "idle" })
    return true
  } catch (error) {
    onStep({ phase: "failed", message: toChainError(error).message })
    return false
  }
}

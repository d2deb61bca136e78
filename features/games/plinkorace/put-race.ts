import { type Clock, confirmSent, systemClock } from "@dghrt/betting"
import * as v from "valibot"
import { type Multiplayer, type Prepared, type SignedTransaction, toChainError } from "#features/chain"
import { stored } from "#features/kernel"

export type Step = { phase: "idle" } | { phase: "signing" | "sending" } | { phase: "failed"; message: string }

const bytes = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)))
/** What was signed about a race and may still land, with the milliseconds since 1970 at which it was signed. */
const sentRace = v.nullable(
  v.object({
    signature: v.string(),
    wire: v.pipe(bytes, v.maxLength(1_232)),
    lastValidBlockHeight: v.number(),
    signedAtMs: v.number(),
  }),
)
type Sent = v.InferOutput<typeof sentRace>
export interface SentRace {
  read(): Sent
  write(race: Sent): unknown
}

const stores = new Map<string, SentRace>()
/** Of one wallet, so that a reloaded page ends what an earlier one has sent before it offers another race. */
export function sentRaceOf(address: string): SentRace {
  const store = stores.get(address) ?? stored(`dghrt-race-sent-${address}`, sentRace, null)
  stores.set(address, store)
  return store
}

interface Putting {
  onStep: (step: Step) => void
  sent: SentRace
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
    const { signature, wire, lastValidBlockHeight } = signed
    // Before the transaction is sent, so that nothing is lost with the page.
    putting.sent.write({ signature, wire: [...wire], lastValidBlockHeight, signedAtMs: Date.now() })
    onSigned?.(prepared, signature)
    return (await end(by, signed, 0, putting)) ? prepared : null
  } catch (error) {
    putting.onStep({ phase: "failed", message: toChainError(error).message })
    return null
  }
}

/** Goes on with what an earlier page has sent; the dock is closed until then. */
export async function resumeRace(client: Promise<By>, putting: Putting): Promise<void> {
  const left = putting.sent.read()
  if (left === null) return
  const waitedMs = Math.max(0, Date.now() - left.signedAtMs)
  await end(await client, { ...left, wire: Uint8Array.from(left.wire) }, waitedMs, putting)
}

async function end(
  by: By,
  signed: SignedTransaction,
  sentBeforeMs: number,
  { onStep, sent, clock = systemClock }: Putting,
): Promise<boolean> {
  onStep({ phase: "sending" })
  try {
    await confirmSent(signed, { chain: by, clock, sentBeforeMs })
    onStep({ phase: "idle" })
    return true
  } catch (error) {
    onStep({ phase: "failed", message: toChainError(error).message })
    return false
  } finally {
    sent.write(null)
  }
}

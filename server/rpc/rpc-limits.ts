import { bytesOf } from "./gateway"
import { transactionParts } from "./transaction-parts"
import type { RpcCall } from "./upstream"

const windowMs = 60_000
/** Many players share one address of a mobile carrier: reads of some hundred of them pass. */
const readsPerAddress = 12_000
/** Reads never use these up: a bet that was signed is sent and tracked whatever else the address does. */
const perSignature = 200
/** Some hundred players behind one address, each of whom asks for a status every 400 ms. */
const trackedPerAddress = 60_000
const maxKeys = 50_000

/** Counts calls in this process. Gives for each how long to wait in milliseconds, 0 when it may pass. */
export function rpcLimits(nowMs: () => number = Date.now) {
  const counterOf = (count: number) => countIn(new Map(), count, nowMs)
  // Apart, so that signatures that somebody invents push no address out.
  const takeRead = counterOf(readsPerAddress)
  const takeTracked = counterOf(trackedPerAddress)
  const takeSignature = counterOf(perSignature)

  return {
    take: (address: string, calls: readonly RpcCall[]): number[] =>
      calls.map((call) => {
        const signatures = signaturesOf(call)
        if (signatures.length === 0) return takeRead(address)
        const waitMs = takeTracked(address)
        if (waitMs > 0) return waitMs
        // Of this address: a stranger who knows a signature uses up nothing of the player's.
        return Math.max(...signatures.map((signature) => takeSignature(`${address} ${signature}`)))
      }),
  }
}

type Counts = Map<string, { used: number; untilMs: number }>

const countIn = (counts: Counts, count: number, nowMs: () => number) => (key: string) => {
  const known = counts.get(key)
  const own = known && nowMs() < known.untilMs ? known : { used: 0, untilMs: nowMs() + windowMs }
  counts.delete(key)
  counts.set(key, own)
  const [oldest] = counts.keys()
  if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest)
  if (own.used >= count) return Math.max(1, own.untilMs - nowMs())
  own.used += 1
  return 0
}

/** As long as the base58 of 64 bytes. Whatever else is named as a signature is a read: it is no bet's, and it may be of any length. */
const looksLikeSignature = (text: unknown): text is string =>
  typeof text === "string" && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text)

/** Of the transactions that a call sends or tracks, each once; empty for a read. */
function signaturesOf({ method, params: [first, second] }: RpcCall): string[] {
  if (method === "getSignatureStatuses" && Array.isArray(first))
    return [...new Set(first.slice(0, 256).filter(looksLikeSignature))]
  if (method !== "sendTransaction") return []
  const bytes = bytesOf(first, second)
  const parts = bytes && transactionParts(bytes)
  return parts ? [parts.signature] : []
}

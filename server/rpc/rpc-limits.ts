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
  const counts = new Map<string, { used: number; untilMs: number }>()

  function take(key: string, count: number): number {
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

  return {
    take: (address: string, calls: readonly RpcCall[]): number[] =>
      calls.map((call) => {
        const signatures = signaturesOf(call)
        if (signatures.length === 0) return take(`read ${address}`, readsPerAddress)
        const tracked = take(`track ${address}`, trackedPerAddress)
        return Math.max(tracked, ...signatures.map((signature) => take(`signature ${signature}`, perSignature)))
      }),
  }
}

/** Of the transactions that a call sends or tracks; empty for a read. */
function signaturesOf({ method, params: [first, second] }: RpcCall): string[] {
  if (method === "getSignatureStatuses" && Array.isArray(first))
    return first.filter((signature): signature is string => typeof signature === "string").slice(0, 256)
  if (method !== "sendTransaction") return []
  const bytes = bytesOf(first, second)
  const parts = bytes && transactionParts(bytes)
  return parts ? [parts.signature] : []
}

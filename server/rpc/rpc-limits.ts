import * as v from "valibot"
import { addressMap } from "../http/address-counts"
import { signatureLimit, signaturePage } from "./methods"
import { isSigned, type TransactionParts, transactionOf } from "./transaction-parts"
import { readsUnderWay } from "./under-way"
import type { RpcCall } from "./upstream"

const windowMs = 60_000
/**
 * Many players share one address of a mobile carrier. In reads of one account: 300 players with an open bet and no socket read the account
 * and the height every 400 ms, which is 90,000. Three times that.
 */
const readsPerAddress = 270_000
/**
 * What costs more than an account has weights of its own, and takes nothing from the reads of an open bet: 300 players who simulate six
 * bets a minute and look for races every ten seconds use 54,000.
 */
const heavyPerAddress = 60_000
/** Characters of answers: an open bet without a socket reads 300 kB a minute, so 300 players of one address 90 MB. Three times that. */
const answeredPerAddress = 270_000_000
/** Both together without an Origin, which each browser sends: ten players behind a proxy that strips it still follow their bets. */
const withoutOrigin = 4_000
/** Reads never use these up: a bet that was signed is sent and tracked whatever else the address does. */
const perSignature = 200
/** 300 players behind one address, each of whom asks for a status, and for the height, every 400 ms: 45,000. Three times that. */
const trackedPerAddress = 135_000
/** Transactions that are signed validly: 300 players behind one address, each with a bet every three seconds. */
const sentPerAddress = 6_000
/** Signatures that are verified, an eighth of a millisecond each: 300 players who send an open bet again every two seconds need 9,000. */
const verifiedPerAddress = 30_000
const maxKeys = 50_000
/** A proof beyond the limit goes on at half the pace, as long as a browser waits for each answer. */
const slowMsPerUnit = (2 * windowMs) / heavyPerAddress
const longestSlowMs = 7_000
const proofReads: ReadonlySet<string> = new Set(["getSignaturesForAddress", "getTransaction"])

/** Counts calls in this process. Gives for each how long to wait in milliseconds, 0 when it may pass. */
export function rpcLimits(nowMs: () => number = Date.now) {
  const counterOf = (most: number) => countIn(new Map(), most, nowMs)
  // Apart, so that signatures that somebody invents push no address out.
  const reads = counterOf(readsPerAddress)
  const heavyReads = counterOf(heavyPerAddress)
  const readsWithoutOrigin = counterOf(withoutOrigin)
  const answered = counterOf(answeredPerAddress)
  const tracked = counterOf(trackedPerAddress)
  const trackedSignature = counterOf(perSignature)
  const verified = counterOf(verifiedPerAddress)
  const sent = counterOf(sentPerAddress)
  const sentSignature = counterOf(perSignature)
  const heights = counterOf(trackedPerAddress)
  const underWay = readsUnderWay(nowMs)
  /** Until when the proofs of an address are slowed. */
  const slowUntilMs = addressMap<number>()
  const slowMs = (address: string) => Math.max(0, (slowUntilMs.get(address) ?? 0) - nowMs())

  function slow(address: string, weight: number): number {
    const ms = slowMs(address) + weight * slowMsPerUnit
    if (ms > longestSlowMs) return ms
    slowUntilMs.set(address, nowMs() + ms)
    return 0
  }

  /** What is not signed validly costs its address nothing but the looking: the gateway refuses it, and neighbours still send. */
  function takeSent(address: string, transaction: TransactionParts): number {
    const waitMs = verified.take(address, Math.max(1, transaction.signatures.length))
    if (waitMs > 0 || !isSigned(transaction)) return waitMs
    const key = `${address} ${transaction.signature}`
    // The same transaction is sent until it has landed.
    const newMs = sentSignature.isNew(key) ? sent.take(address) : 0
    if (newMs > 0) return newMs
    underWay.sent(address, transaction)
    return sentSignature.take(key)
  }

  function takeRead(address: string, call: RpcCall, hasOrigin: boolean): number {
    if (call.method === "getEpochInfo") return heights.take(address)
    const heavy = heavyWeight(call)
    const weight = heavy ?? readWeight(call)
    if (underWay.take(address, call.params[0], weight)) return 0
    const longMs = answered.take(address, 0)
    if (longMs > 0) return longMs
    if (!hasOrigin) return readsWithoutOrigin.take(address, weight)
    if (heavy === null) return reads.take(address, weight)
    const waitMs = heavyReads.take(address, heavy)
    return waitMs > 0 && proofReads.has(call.method) ? slow(address, heavy) : waitMs
  }

  function takeTracked(address: string, signatures: readonly string[]): number {
    // Of this address: a stranger who knows a signature uses up nothing of the player's.
    const keys = signatures.map((signature) => `${address} ${signature}`)
    // Neighbours who invent signatures use up nothing of those that were sent from here.
    const invented = keys.filter((key) => sentSignature.isNew(key)).length
    const waitMs = invented > 0 ? tracked.take(address, invented) : 0
    return waitMs > 0 ? waitMs : Math.max(...keys.map((key) => trackedSignature.take(key)))
  }

  return {
    /** How long the answers of a request were: reads of this address are refused once they were too long in its minute. */
    took: (address: string, characters: number) => answered.add(address, characters),
    take: (address: string, calls: readonly RpcCall[], hasOrigin = true): number[] =>
      calls.map((call) => {
        const transaction = call.method === "sendTransaction" ? transactionOf(call) : null
        if (transaction) return takeSent(address, transaction)
        const signatures = trackedIn(call)
        return signatures.length > 0 ? takeTracked(address, signatures) : takeRead(address, call, hasOrigin)
      }),
    /** How long these calls are held back, in milliseconds: proofs of an address that has read a lot are slowed, not refused. */
    slowMs: (address: string, calls: readonly RpcCall[]): number =>
      calls.some(({ method }) => proofReads.has(method)) ? slowMs(address) : 0,
  }
}

type Counts = Map<string, { used: number; untilMs: number }>

function countIn(counts: Counts, most: number, nowMs: () => number) {
  const current = (key: string) => {
    const known = counts.get(key)
    return known && nowMs() < known.untilMs ? known : null
  }
  const kept = (key: string) => {
    const own = current(key) ?? { used: 0, untilMs: nowMs() + windowMs }
    counts.delete(key)
    counts.set(key, own)
    const [oldest] = counts.keys()
    if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest)
    return own
  }
  return {
    isNew: (key: string) => current(key) === null,
    add(key: string, weight: number) {
      kept(key).used += weight
    },
    take(key: string, weight = 1): number {
      const own = kept(key)
      if (own.used + weight > most) return Math.max(1, own.untilMs - nowMs())
      own.used += weight
      return 0
    },
  }
}

/** A simulation takes the node the most; the others are measured by what their answers take here, in CPU and bytes. */
const heavyWeights: ReadonlyMap<string, number> = new Map([
  ["simulateTransaction", 20],
  ["getProgramAccounts", 10],
  ["getTransaction", 10],
])
const signaturesPerUnit = 4
const accountsPerUnit = 3
const pageLimit = v.object({ limit: signatureLimit })

/** Null for a read that is not heavy. */
function heavyWeight({ method, params: [, options] }: RpcCall): number | null {
  if (method !== "getSignaturesForAddress") return heavyWeights.get(method) ?? null
  const parsed = v.safeParse(pageLimit, options)
  return 1 + Math.ceil((parsed.success ? parsed.output.limit : signaturePage) / signaturesPerUnit)
}

const readWeight = ({ params: [listed] }: RpcCall): number =>
  Array.isArray(listed) ? Math.max(1, Math.ceil(listed.length / accountsPerUnit)) : 1

/** How many accounts a call reads. */
export const accountsIn = ({ method, params: [first] }: RpcCall): number =>
  method === "getAccountInfo" ? 1 : method === "getMultipleAccounts" && Array.isArray(first) ? first.length : 0

/** As long as the base58 of 64 bytes. Whatever else is named as a signature is a read: it is no bet's, and it may be of any length. */
const looksLikeSignature = (text: unknown): text is string =>
  typeof text === "string" && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text)

/** Of the transactions that a call tracks, each once; empty for a read. */
const trackedIn = ({ method, params: [first] }: RpcCall): string[] =>
  method === "getSignatureStatuses" && Array.isArray(first)
    ? [...new Set(first.slice(0, 256).filter(looksLikeSignature))]
    : []

import { fromBase58 } from "@dghrt/kernel/base58"
import * as v from "valibot"
import type { Endpoint, Failover } from "./rpc-endpoints.ts"

/** A node refuses a text of another length, and each of them would be asked. */
const base58 = (bytes: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= 88 && fromBase58(text)?.length === bytes),
  )
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What several nodes are asked about a signed transaction, so that no single one decides. All base58. */
export const witnessQuestion = v.object({
  signature: base58(64),
  /** Of the block after which the transaction was signed: it lands within 150 blocks, or never. */
  blockhash: base58(32),
  /** An account that tells whether the transaction was executed. */
  account: v.optional(base58(32)),
})
export type WitnessQuestion = v.InferOutput<typeof witnessQuestion>

/** Of an account, in base64; that of a game is far shorter. Anybody may name one of ten megabytes. */
const mostCharacters = 20_000
const accountPart = { offset: 0, length: (mostCharacters / 4) * 3 }
/** What one node says, at its newest confirmed block. */
const testimony = v.object({
  /** Names the node: what has one name counts once. */
  node: v.pipe(v.string(), v.maxLength(300)),
  blockHeight: whole,
  isBlockhashValid: v.boolean(),
  status: v.picklist(["not-found", "landed", "failed"]),
  account: v.nullable(v.object({ lamports: v.number(), data: v.pipe(v.string(), v.maxLength(mostCharacters)) })),
})
export type Testimony = v.InferOutput<typeof testimony>
export const testimonies = v.object({ nodes: v.pipe(v.array(testimony), v.maxLength(8)) })

/** As many as decide together. */
const mostNodes = 2

const replies = v.array(v.object({ id: v.number(), result: v.unknown() }))
const height = v.object({ blockHeight: whole })
const validity = v.object({ value: v.boolean() })
const status = v.object({
  value: v.tuple([v.nullable(v.object({ err: v.unknown(), confirmationStatus: v.nullish(v.string()) }))]),
})
const account = v.object({
  value: v.nullable(v.object({ lamports: v.number(), data: v.tuple([v.string(), v.string()]) })),
})
/** In characters, of all that one node says. */
const longestReply = 2 * mostCharacters

/** Asks the first two nodes that answer, each by itself. */
export async function testimoniesOf(
  { endpoints, fetchFrom }: Pick<Failover, "endpoints" | "fetchFrom">,
  question: WitnessQuestion,
): Promise<Testimony[]> {
  const asked = new Set<string>()
  const found: Testimony[] = []
  for (const endpoint of endpoints) {
    const node = nameOf(endpoint)
    if (found.length === mostNodes || asked.has(node)) continue
    asked.add(node)
    const ask = (calls: readonly Call[]) => resultsOf(calls, (init) => fetchFrom(endpoint, init))
    const said = await testimonyOf(node, ask, question).catch(() => null)
    if (said) found.push(said)
  }
  return found
}

/** A method and its parameters. */
type Call = readonly [method: string, params: readonly unknown[]]

/** `ask` gives the results of the calls in their order. @throws when the node does not answer, or answers something else. */
export async function testimonyOf(
  node: string,
  ask: (calls: readonly Call[]) => Promise<readonly unknown[]>,
  { signature, blockhash, account: address }: WitnessQuestion,
): Promise<Testimony> {
  const confirmed = { commitment: "confirmed" }
  const [epoch, isValid, found, game] = await ask([
    ["getEpochInfo", [confirmed]],
    ["isBlockhashValid", [blockhash, confirmed]],
    ["getSignatureStatuses", [[signature], { searchTransactionHistory: true }]],
    ...(address === undefined
      ? []
      : [["getAccountInfo", [address, { ...confirmed, encoding: "base64", dataSlice: accountPart }]] as const]),
  ])
  const read = address === undefined ? null : v.parse(account, game).value
  return {
    node,
    blockHeight: v.parse(height, epoch).blockHeight,
    isBlockhashValid: v.parse(validity, isValid).value,
    status: statusOf(v.parse(status, found).value[0]),
    account: read && { lamports: read.lamports, data: read.data[0] },
  }
}

async function resultsOf(calls: readonly Call[], send: (init: RequestInit) => Promise<Response>): Promise<unknown[]> {
  const reply = await send({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(calls.map(([method, params], id) => ({ jsonrpc: "2.0", id, method, params }))),
  })
  const text = await reply.text()
  if (text.length > longestReply) throw new RangeError("The node says more than it was asked for.")
  const results = new Map(v.parse(replies, JSON.parse(text)).map(({ id, result }) => [id, result]))
  return calls.map((_, id) => results.get(id))
}

/** One machine is one witness, whatever path or name of itself it is asked by. */
const nameOf = ({ rpcUrl }: Endpoint) =>
  new URL(rpcUrl).host.replace(/^(127\.\d+\.\d+\.\d+|\[::1\])(?=:|$)/, "localhost")

type Status = { err?: unknown; confirmationStatus?: string | null | undefined }
/** What is only processed can still be taken back with its fork. */
function statusOf(sent: Status | null): Testimony["status"] {
  if (sent === null || sent.confirmationStatus === "processed") return "not-found"
  return sent.err === null ? "landed" : "failed"
}

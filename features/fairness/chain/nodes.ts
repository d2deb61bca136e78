import type { ProofStepId, Remark } from "../model/verify-round"
import { jsonRpc, type RpcCall } from "./json-rpc"
import { RoundError, type RoundErrorReason } from "./round-error"
import { type ChainTransaction, readTransaction } from "./transaction"

/** A node under the name by which a verdict cites it, such as its host. What has the same name counts as the same node. */
export interface SolanaNode {
  name: string
  call: RpcCall
}

/** The node that is asked first, and those whose answers are compared with its own. */
export type Nodes = RpcCall | readonly SolanaNode[]

export const commitment = "confirmed"

/**
 * A transaction with its signatures checked; null when the node does not know it.
 * @throws RoundError "forged" where the node sends something else than what `signature` signs.
 */
export async function transactionOf(call: RpcCall, signature: string): Promise<ChainTransaction | null> {
  const config = { encoding: "base64", maxSupportedTransactionVersion: 0, commitment }
  const found = await call("getTransaction", [signature, config])
  if (found === null) return null
  await yieldToMain()
  let transaction: ChainTransaction | null
  try {
    transaction = readTransaction(found, signature)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new RoundError("forged", `The node sent a forged transaction for ${signature}: ${error.message}`)
  }
  if (!transaction) throw new Error(`The node's answer about transaction ${signature} has an unknown shape`)
  return transaction
}

/**
 * Lets a page answer a press first: to check the signatures of one transaction keeps a slow phone busy for a twentieth of a
 * second, and a round is made of several.
 */
const yieldToMain = (): Promise<void> =>
  "scheduler" in globalThis && "yield" in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))

/** Nodes by their addresses, each under its host, asked through `ask`. */
export const solanaNodes = (rpcUrls: readonly string[], ask?: typeof fetch): SolanaNode[] =>
  rpcUrls.map((url) => ({ name: hostOf(url), call: jsonRpc(url, ask) }))

const thisMachine = /^(?:(?:.*\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/

/** One name for a host, however its address is spelt. */
function hostOf(url: string): string {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/\.$/, "")
  return `${thisMachine.test(host) ? "localhost" : host}${port === "" ? "" : `:${port}`}`
}

/** A node that was asked and gave nothing to read. */
interface Failed {
  name: string
  error: unknown
}

const text = (error: unknown) => (error instanceof Error ? error.message : `${error}`)

/** What a transaction is by its own bytes: every node would say the same. */
const bySignature: readonly RoundErrorReason[] = ["malformed", "no-round", "several"]

/**
 * Reads with the first node that can: one that is away, refuses, lies about bytes or does not have the whole of it is named, and
 * the next one is asked. `before` are those that were asked in vain.
 */
export async function withFirstNode<T>(
  nodes: Nodes,
  read: (node: SolanaNode, others: readonly SolanaNode[], before: readonly Failed[]) => Promise<T>,
): Promise<T> {
  const list = typeof nodes === "function" ? [{ name: "the node", call: nodes }] : nodes
  const before: Failed[] = []
  for (const [index, node] of list.entries()) {
    try {
      return await read(node, list.slice(index + 1), before)
    } catch (error) {
      if (error instanceof RoundError && bySignature.includes(error.reason)) throw error
      before.push({ name: node.name, error })
    }
  }
  throw failureOf(before)
}

/** What no node can read, as the first one says that has looked; each of several is named with its own words. */
function failureOf(failed: readonly Failed[]): unknown {
  const [first] = failed
  if (!first) return new Error("No Solana node is configured")
  if (failed.length === 1) return first.error
  const words = failed.map(({ name, error }) => `${name}: ${text(error)}.`).join(" ")
  const looked = failed.find(({ error }) => error instanceof RoundError)?.error
  return looked instanceof RoundError ? new RoundError(looked.reason, words) : new Error(words)
}

/** One fact that only a node says, by the transaction and the step that it matters to. */
export interface ReportedFact<Step extends string = ProofStepId> {
  step: Step
  what: string
  value: string | number
}

export interface Agreement<Step extends string> {
  /** Those that answered and say the same, the one that was read included. */
  nodes: readonly string[]
  /** Those that were asked and have nothing to compare, each with its reason. */
  unanswered: readonly string[]
  remarks: readonly Remark<Step>[]
}

export interface AskedNodes {
  /** The one that is read. */
  first: SolanaNode
  others: readonly SolanaNode[]
  /** Asked in vain before `first`. */
  before: readonly Failed[]
}

interface Compared<Step extends string> extends AskedNodes {
  read: { signatures: readonly string[]; transactions: readonly ChainTransaction[] }
  factsOf: (transactions: readonly ChainTransaction[]) => readonly ReportedFact<Step>[]
  /** Which step a forged transaction, and one that is said to have failed, speak against. */
  steps: { forged: Step; failed: Step }
}

/** Compares what the node that was read says of transactions with what the next one of another name says that has them. */
export async function agreementOf<Step extends string>(compared: Compared<Step>): Promise<Agreement<Step>> {
  const { first, others, before, read, factsOf, steps } = compared
  const remarks: Remark<Step>[] = []
  const unanswered: string[] = []
  /** A lie is a contradiction; to know nothing is none. */
  const note = ({ name, error }: Failed) => {
    const reason = error instanceof RoundError ? error.reason : null
    if (reason === "forged" || reason === "failed")
      remarks.push({ step: steps[reason], status: "failed", detail: `${name}: ${text(error)}` })
    else unanswered.push(`${name}: ${text(error)}.`)
  }
  before.forEach(note)
  const nodes = [first.name]
  for (const other of others.filter(({ name }) => name !== first.name)) {
    const answer = await answerOf(other, read.signatures)
    if ("error" in answer) {
      note({ name: other.name, error: answer.error })
      if (remarks.length > 0) break
      continue
    }
    const contradictions = contradictionsOf(
      first.name,
      factsOf(read.transactions),
      other.name,
      factsOf(answer.transactions),
    )
    if (contradictions.length === 0) nodes.push(other.name)
    remarks.push(...contradictions)
    break
  }
  return { nodes, unanswered, remarks }
}

function contradictionsOf<Step extends string>(
  name: string,
  own: readonly ReportedFact<Step>[],
  other: string,
  theirs: readonly ReportedFact<Step>[],
): Remark<Step>[] {
  return own.flatMap(({ step, what, value }, at) => {
    const said = theirs[at]?.value ?? "nothing"
    if (said === value) return []
    const detail = `the nodes contradict each other about the ${what}: ${name} says ${value}, ${other} says ${said}`
    return [{ step, status: "failed", detail }]
  })
}

async function answerOf(
  { call }: SolanaNode,
  signatures: readonly string[],
): Promise<{ transactions: ChainTransaction[] } | { error: unknown }> {
  try {
    const found = await Promise.all(signatures.map((signature) => transactionOf(call, signature)))
    const transactions = found.flatMap((one) => one ?? [])
    if (transactions.length === signatures.length) return { transactions }
    return { error: new Error("It does not have every one of these transactions") }
  } catch (error) {
    // A second node that is away, or answers nonsense, takes nothing from what the first one said; it is named.
    return { error }
  }
}

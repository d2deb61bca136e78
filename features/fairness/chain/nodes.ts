import type { ProofStepId } from "../model/verify-round"
import { jsonRpc, type RpcCall, RpcUnavailable } from "./json-rpc"
import { RoundError } from "./round-error"
import { type ChainTransaction, readTransaction } from "./transaction"

/** A node under the name by which a verdict cites it, such as its host. */
export interface SolanaNode {
  name: string
  call: RpcCall
}

/** The node that is asked first, and those whose word is compared with its. */
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

/** Nodes by their addresses, each under its host. */
export const solanaNodes = (rpcUrls: readonly string[]): SolanaNode[] =>
  rpcUrls.map((url) => ({ name: new URL(url).host, call: jsonRpc(url) }))

/** Reads with the first node that answers, and the one after it as a second. What a node says about a round is an answer. */
export async function withFirstNode<T>(
  nodes: Nodes,
  read: (node: SolanaNode, others: readonly SolanaNode[]) => Promise<T>,
): Promise<T> {
  const list = typeof nodes === "function" ? [{ name: "the node", call: nodes }] : nodes
  let failure: unknown = new Error("No Solana node is configured")
  for (const [index, node] of list.entries()) {
    try {
      return await read(node, list.slice(index + 1, index + 2))
    } catch (error) {
      if (!(error instanceof RpcUnavailable)) throw error
      failure = error
    }
  }
  throw failure
}

/** One fact that only a node says, by the transaction and the step that it matters to. */
export interface ReportedFact<Step extends string = ProofStepId> {
  step: Step
  what: string
  value: string | number
}

export interface Agreement<Step extends string> {
  /** Those that answered and say the same, the first included. */
  nodes: readonly string[]
  remarks: { step: Step; status: "failed"; detail: string }[]
}

/**
 * Compares what the first node says of transactions with the word of others. One that does not answer, or no longer has one
 * of them, says nothing.
 */
export async function agreementOf<Step extends string>(
  first: SolanaNode,
  others: readonly SolanaNode[],
  read: { signatures: readonly string[]; transactions: readonly ChainTransaction[] },
  factsOf: (transactions: readonly ChainTransaction[]) => readonly ReportedFact<Step>[],
  step: Step,
): Promise<Agreement<Step>> {
  const own = factsOf(read.transactions)
  const remarks: Agreement<Step>["remarks"] = []
  const words = await Promise.all(others.map((other) => wordOf(other, read.signatures)))
  const nodes = [first.name]
  for (const [index, word] of words.entries()) {
    const name = others[index]?.name ?? ""
    if (word === null) continue
    if ("forged" in word) {
      remarks.push({ step, status: "failed", detail: `${name}: ${word.forged}` })
      continue
    }
    const theirs = factsOf(word.transactions)
    const contradictions = own.flatMap(({ step: about, what, value }, at) => {
      const said = theirs[at]?.value ?? "nothing"
      if (said === value) return []
      const detail = `the nodes contradict each other about the ${what}: ${first.name} says ${value}, ${name} says ${said}`
      return [{ step: about, status: "failed" as const, detail }]
    })
    if (contradictions.length === 0) nodes.push(name)
    remarks.push(...contradictions)
  }
  return { nodes, remarks }
}

type Word = { transactions: ChainTransaction[] } | { forged: string } | null

async function wordOf({ call }: SolanaNode, signatures: readonly string[]): Promise<Word> {
  try {
    const found = await Promise.all(signatures.map((signature) => transactionOf(call, signature)))
    const transactions = found.flatMap((one) => one ?? [])
    return transactions.length === signatures.length ? { transactions } : null
  } catch (error) {
    if (error instanceof RoundError) return { forged: error.message }
    // A second node that is away, or answers nonsense, takes nothing from what the first one said.
    return null
  }
}

import { hashSeed } from "../model/seeds"
import type { RpcCall } from "./json-rpc"
import { transactionOf } from "./nodes"
import type { Commit, Found } from "./signed-remarks"
import { type ChainTransaction, roundInstructions } from "./transaction"

/** A longer history is not counted, about forty plays: each transaction is a request to the node. */
const mostRead = 90
const readAtOnce = 8

/**
 * The nonce of the round that `commit` was for, counted over the signed settlements of the account since it was opened. Each
 * settlement reveals the seed to the hash that the one before published, so none can be left out or added. Null where the chain of
 * hashes does not lead back to the first one.
 */
export async function countedNonce(
  call: RpcCall,
  commit: Found<Commit>,
  /** Executed transactions of the account before the commitment, newest first. */
  earlier: readonly string[],
  providers: readonly string[],
): Promise<number | null> {
  const isProviders = ({ isSigned, provider }: Found<Commit>["instruction"], { signed }: ChainTransaction) =>
    isSigned && providers.includes(provider) && signed.signers.includes(provider)
  if (earlier.length > mostRead || !isProviders(commit.instruction, commit.transaction)) return null
  let newest: Commit = commit.instruction
  let count = newest.kind === "settle" ? 1 : 0
  for (let at = 0; newest.kind === "settle"; at += readAtOnce) {
    const part = earlier.slice(at, at + readAtOnce)
    if (part.length === 0) return null
    const transactions = await Promise.all(part.map((signature) => transactionOf(call, signature)))
    for (const transaction of transactions) {
      if (!transaction) return null
      const before = roundInstructions(transaction).filter(({ game }) => game === newest.game)
      for (const instruction of before.reverse()) {
        if (instruction.kind === "play" || newest.kind === "commit") continue
        const hash = await hashSeed(newest.rngSeed)
        if (instruction.hashedSeed.toLowerCase() !== hash || !isProviders(instruction, transaction)) return null
        newest = instruction
        if (newest.kind === "settle") count += 1
      }
    }
  }
  return count
}

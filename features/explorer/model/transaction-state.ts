import type { Remote } from "#features/kernel"
import type { RoundReading } from "../data/read-chain"
import { playOfRound } from "./chain-play"
import type { Play } from "./play"

export const notIndexed = "Transaction not found in Gamba API - only basic blockchain data available"
export const sourcesAway = "Unable to fetch transaction data - API temporarily unavailable"

export type TransactionState =
  | { status: "loading" }
  /** `plays`: all that the transaction settled, one of them shown. */
  | { status: "play"; play: Play; plays: readonly Play[]; notice: string | null }
  | { status: "unsettled" }
  /** The transaction has no play that could be read. */
  | { status: "bare"; notice: string; reason: string }

interface Sources {
  /** Null when the indexer does not know the signature. */
  indexed: Remote<readonly Play[] | null>
  chain: Remote<RoundReading>
  gameIds: readonly string[]
  /** Which of several plays is shown, from 0. */
  eventIndex: number
}

/** What is known of a transaction. The indexer answers first; the chain answers for plays that it does not know. */
export function transactionState({ indexed, chain, gameIds, eventIndex }: Sources): TransactionState {
  const plays = indexed.status === "ready" ? (indexed.value ?? []) : []
  const play = plays.find((one) => one.eventIndex === eventIndex) ?? plays[0]
  if (play) return { status: "play", play, plays, notice: null }
  if (chain.status === "ready" && chain.value.kind === "round") {
    const read = playOfRound(chain.value.round, gameIds)
    const notice =
      indexed.status === "loading"
        ? null
        : indexed.status === "failed"
          ? "The indexer does not answer. Everything here was read from the chain."
          : "The indexer does not list this play. Everything here was read from the chain."
    return { status: "play", play: read, plays: [read], notice }
  }
  if (indexed.status === "loading" || chain.status === "loading") return { status: "loading" }
  if (chain.status === "ready" && chain.value.kind === "none") {
    if (chain.value.reason === "unsettled") return { status: "unsettled" }
    if (chain.value.reason === "unknown" && indexed.status === "failed")
      return { status: "bare", notice: sourcesAway, reason: chain.value.message }
    return { status: "bare", notice: notIndexed, reason: chain.value.message }
  }
  return {
    status: "bare",
    notice: sourcesAway,
    reason: chain.status === "failed" ? chain.error.message : "The sources did not answer.",
  }
}

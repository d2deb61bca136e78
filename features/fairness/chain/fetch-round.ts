import type { Evidence, ProofStepId } from "../model/verify-round"
import { pageBefore, pagesOf } from "./account-history"
import { isSignature } from "./base58"
import { countedNonce } from "./count-nonce"
import type { GameSettledEvent } from "./gamba-data"
import type { RpcCall } from "./json-rpc"
import {
  type Agreement,
  type AskedNodes,
  agreementOf,
  type Nodes,
  type ReportedFact,
  transactionOf,
  withFirstNode,
} from "./nodes"
import { type Cluster, knownProviders } from "./providers"
import { RoundError } from "./round-error"
import { type Commit, type Found, type Play, type Settle, signedRemarks } from "./signed-remarks"
import { type ChainTransaction, roundInstructions, settledEvents } from "./transaction"

/** A round as the chain recorded it, with the transactions that prove each part. */
export interface ChainRound {
  evidence: Evidence
  event: GameSettledEvent
  betSignature: string | null
  settleSignature: string
  /** Transaction that put the seed's hash on chain; null when the node no longer has it. */
  commitSignature: string | null
  settledSlot: number
  /** Block time of the settlement, milliseconds since 1970; null when the node does not say. */
  settledAtMs: number | null
}

export interface ReadOptions {
  /** Whose providers are known; mainnet-beta unless said otherwise. A node is not asked, because it could name any. */
  cluster?: Cluster
  /** Addresses of the random number provider, in place of those that the package knows. */
  providers?: readonly string[]
  /** What this browser saw on chain before it signed the bet of a wallet; null where it did not sign it. */
  recordedOf?: (user: string, betSignature: string) => Promise<Evidence["recorded"] | null>
}

const providersOf = ({ cluster = "mainnet-beta", providers = knownProviders[cluster] }: ReadOptions) => providers

/** Later transactions of the player's account that are paged through on the way back to a bet. */
const mostLaterPages = 100
/** A round spans a handful of transactions; more than this between bet and commitment is another account's history. */
const mostTransactions = 60

/** What the message itself holds, where it holds any: only a node says what other programs called. */
function signedOnes<T extends { isSigned: boolean }>(instructions: readonly T[]): readonly T[] {
  const signed = instructions.filter(({ isSigned }) => isSigned)
  return signed.length > 0 ? signed : instructions
}

const inGame = (transaction: ChainTransaction, game: string) =>
  roundInstructions(transaction).filter((instruction) => instruction.game === game)

const useSettlement = ". Use the signature of the settlement"

/** From the signature of a bet: the transaction that settled it, which is the first of the account that does. */
async function settlementOf(call: RpcCall, betSignature: string, game: string): Promise<Found<Settle>> {
  // A node lists the newest first, and only the transactions right after the bet are of its round.
  let later: { signature: string }[] = []
  let pages = 0
  for await (const page of pagesOf(call, game, betSignature)) {
    if (++pages > mostLaterPages)
      throw new RoundError("cut-off", `This wallet has played too much since for its bet to be found${useSettlement}`)
    later = [...later, ...page].slice(-mostTransactions)
  }
  for (const { signature } of later.reverse()) {
    const transaction = await transactionOf(call, signature)
    // A node that lists a transaction as executed may still hand it over as failed.
    if (!transaction || transaction.meta.err !== null) continue
    const [settle] = signedOnes(inGame(transaction, game).filter((instruction) => instruction.kind === "settle"))
    if (settle) return { signature, transaction, instruction: settle }
  }
  throw new RoundError("unsettled", "This bet has not settled yet")
}

interface Before {
  bet: Found<Play> | null
  commit: Found<Commit> | null
  /** Executed transactions of the account before the commitment, newest first. */
  earlier: readonly string[]
}

/**
 * What preceded a settlement, newest first: the bet, and the newest hash on chain. A hash that came after the bet is
 * found first and counts, because it is the one that the program compared. A bet behind another settlement is that one's.
 */
async function precedingOf(call: RpcCall, settleSignature: string, game: string): Promise<Before> {
  const found: Before = { bet: null, commit: null, earlier: [] }
  const listed = await pageBefore(call, game, settleSignature)
  const signatures = listed.map(({ signature }) => signature)
  for (const [at, signature] of signatures.slice(0, mostTransactions).entries()) {
    if (found.commit && (found.bet || found.commit.instruction.kind === "settle")) break
    const transaction = await transactionOf(call, signature)
    // A pruned transaction may have held either, so what lies behind it proves nothing.
    if (!transaction) break
    if (transaction.meta.err !== null) continue
    for (const instruction of inGame(transaction, game).reverse()) {
      if (instruction.kind === "play") {
        if (found.commit?.instruction.kind !== "settle") found.bet ??= { signature, transaction, instruction }
      } else if (found.commit === null) {
        found.commit = { signature, transaction, instruction }
        found.earlier = signatures.slice(at + 1)
      }
    }
  }
  return found
}

const eventOf = (transaction: ChainTransaction, { user }: { user: string }) =>
  settledEvents(transaction).find((event) => event.user === user) ?? null

/**
 * A transaction that succeeded.
 * @throws RoundError for text that is no signature, and for a transaction that is unknown or failed; Error when the node
 * does not answer.
 */
export async function succeededTransaction(call: RpcCall, signature: string): Promise<ChainTransaction> {
  if (!isSignature(signature)) throw new RoundError("malformed", "This is no transaction signature")
  const transaction = await transactionOf(call, signature)
  if (!transaction)
    throw new RoundError("unknown", "The node does not know this transaction. It may be too old or of another network")
  if (transaction.meta.err !== null)
    throw new RoundError("failed", "This transaction failed, so it moved no money and drew nothing")
  return transaction
}

/**
 * Collects the evidence of a round from Solana nodes, by the signature of the bet or of its settlement. Every transaction's
 * signatures are checked over its bytes; what only the first node says is compared with the others.
 * Throws a RoundError that says what is missing: the transaction, a round in it, or its settlement; an Error when no
 * node answers.
 */
export function fetchRound(signature: string, nodes: Nodes, options: ReadOptions = {}): Promise<ChainRound> {
  return withFirstNode(nodes, (first, others, before) => readRound(signature, { first, others, before }, options))
}

async function readRound(signature: string, nodes: AskedNodes, options: ReadOptions): Promise<ChainRound> {
  const { call } = nodes.first
  const providers = providersOf(options)
  const transaction = await succeededTransaction(call, signature)
  const instructions = roundInstructions(transaction)
  const settles = signedOnes(instructions.filter((instruction) => instruction.kind === "settle"))
  const plays = signedOnes(instructions.filter((instruction) => instruction.kind === "play"))
  const [play] = plays
  if (settles.length > 1)
    throw new RoundError("several", `This transaction settles ${settles.length} rounds. Use the signature of the bet`)
  if (settles.length === 0 && plays.length > 1)
    throw new RoundError("several", `This transaction places ${plays.length} bets${useSettlement}`)
  const own: Found<Settle> | undefined = settles[0] && { signature, transaction, instruction: settles[0] }
  if (!own && !play) throw new RoundError("no-round", "This transaction holds no round of the Gamba program")
  const settle = own ?? (await settlementOf(call, signature, play?.game ?? ""))
  const event = eventOf(settle.transaction, settle.instruction)
  if (!event)
    throw new RoundError("cut-off", "The log of the settlement was cut off, so the round cannot be read from it")
  const { bet, commit, earlier } = await precedingOf(call, settle.signature, settle.instruction.game)
  // A history with a gap leads to a later round of the same wallet, which must not vouch for this bet.
  if (!own && bet?.signature !== signature)
    throw new RoundError("cut-off", `The node's history does not lead from this bet to its settlement${useSettlement}`)
  const recorded = bet && (await options.recordedOf?.(bet.instruction.user, bet.signature))
  const [remarks, agreement, nonce] = await Promise.all([
    signedRemarks({ event, bet, commit, settle }, providers),
    roundAgreement(nodes, { bet, commit, settle }),
    // What this browser saw before it signed says more than a count, which takes a request for each play.
    nonceOf(call, commit, recorded ? null : earlier, providers),
  ])
  const { clientSeed, resultIndex, wager, payout } = event
  const signed = bet && {
    ...{ clientSeed: bet.instruction.clientSeed, bet: bet.instruction.bet, wager: bet.instruction.wager },
  }
  const { blockTime, slot: settledSlot } = settle.transaction
  return {
    event,
    betSignature: bet?.signature ?? null,
    settleSignature: settle.signature,
    commitSignature: commit?.signature ?? null,
    settledSlot,
    settledAtMs: blockTime == null ? null : blockTime * 1_000,
    evidence: {
      hashedSeed: commit?.instruction.hashedSeed ?? null,
      committedSlot: commit?.transaction.slot ?? null,
      betSlot: bet?.transaction.slot ?? null,
      rngSeed: settle.instruction.rngSeed,
      ...{ clientSeed, nonce: event.nonce, bet: event.bet, resultIndex, wager, payout },
      ...(signed && { signed }),
      ...nonce,
      ...(recorded && { recorded }),
      nodes: agreement.nodes,
      ...(agreement.unanswered.length > 0 && { unanswered: agreement.unanswered }),
      remarks: [...remarks, ...agreement.remarks],
    },
  }
}

/** The nonce that was due: counted where the account is young enough, else one more than the event before says. */
async function nonceOf(
  call: RpcCall,
  commit: Found<Commit> | null,
  /** Null where nothing is counted. */
  earlier: readonly string[] | null,
  providers: readonly string[],
): Promise<Pick<Evidence, "expectedNonce" | "nonceFrom">> {
  if (!commit) return {}
  const { instruction, transaction } = commit
  const counted = earlier && (await countedNonce(call, commit, earlier, providers))
  if (counted !== null) return { expectedNonce: counted, nonceFrom: "history" }
  const settled = instruction.kind === "settle" && eventOf(transaction, instruction)
  return settled ? { expectedNonce: settled.nonce + 1 } : {}
}

type Parts = { bet: Found<Play> | null; commit: Found<Commit> | null; settle: Found<Settle> }

function roundAgreement(nodes: AskedNodes, parts: Parts): Promise<Agreement<ProofStepId>> {
  const found = [parts.settle, parts.bet, parts.commit].flatMap((part) => part ?? [])
  const labels = ["settlement", parts.bet ? "bet" : "commitment", "commitment"]
  const factsOf = (transactions: readonly ChainTransaction[]): ReportedFact[] => [
    ...transactions.flatMap(({ slot, meta }, index): ReportedFact[] => [
      { step: "commitment", what: `slot of the ${labels[index]}`, value: slot },
      { step: "payout", what: `outcome of the ${labels[index]}`, value: meta.err === null ? "success" : "failure" },
    ]),
    ...eventFacts(transactions[0] && eventOf(transactions[0], parts.settle.instruction)),
  ]
  const read = {
    signatures: found.map(({ signature }) => signature),
    transactions: found.map((one) => one.transaction),
  }
  return agreementOf({ ...nodes, read, factsOf, steps: { forged: "reveal", failed: "payout" } })
}

const steps: Partial<Record<keyof GameSettledEvent, ProofStepId>> = {
  ...{ rngSeed: "reveal", nextRngSeedHashed: "reveal", nonce: "hmac", clientSeed: "hmac", resultIndex: "index" },
}

const eventFacts = (event: GameSettledEvent | null | undefined): ReportedFact[] =>
  Object.entries(event ?? {}).flatMap(([field, value]): ReportedFact[] => {
    const step = steps[field as keyof GameSettledEvent] ?? "payout"
    return typeof value === "object" && !Array.isArray(value)
      ? Object.entries(value).map(([part, amount]) => ({ step, what: `${part} fee of the event`, value: `${amount}` }))
      : [{ step, what: `${field} of the event`, value: `${value}` }]
  })

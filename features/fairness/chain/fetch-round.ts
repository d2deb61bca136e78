import * as v from "valibot"
import type { Evidence } from "../model/verify-round"
import { isSignature } from "./base58"
import type { GameSettledEvent, RoundInstruction } from "./gamba-data"
import type { RpcCall } from "./json-rpc"
import { type ChainTransaction, roundInstructions, settledEvents, transactionSchema } from "./transaction"

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

/** Why a signature leads to no round. */
export type RoundErrorReason =
  | "malformed"
  /** The node does not know the transaction. */
  | "unknown"
  | "failed"
  | "no-round"
  | "unsettled"
  /** The transaction settles more than one round. */
  | "several"
  | "cut-off"

/** Thrown by `fetchRound` where the node answered, and the answer holds no round. `message` is a sentence for the reader. */
export class RoundError extends Error {
  override readonly name = "RoundError"
  constructor(
    readonly reason: RoundErrorReason,
    message: string,
  ) {
    super(message)
  }
}

const history = v.array(v.object({ signature: v.string(), slot: v.number(), err: v.unknown() }))
const commitment = "confirmed"
/** Signatures of one page, which is the most that a node gives. */
const pageSize = 1_000
/** Later transactions of the player's account that are paged through on the way back to a bet. */
const mostLaterPages = 100
/** A round spans a handful of transactions; more than this between bet and commitment is another account's history. */
const mostTransactions = 60

const parse = <Schema extends v.GenericSchema>(schema: Schema, value: unknown, what: string): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new Error(`The node's answer about ${what} has an unknown shape`)
  return parsed.output
}

export async function transactionOf(call: RpcCall, signature: string): Promise<ChainTransaction | null> {
  const config = { encoding: "json", maxSupportedTransactionVersion: 0, commitment }
  const found = await call("getTransaction", [signature, config])
  return found === null ? null : parse(transactionSchema, found, `transaction ${signature}`)
}

/** One page of an account's transactions, newest first, failed ones included. */
async function pageOf(call: RpcCall, account: string, range: { before?: string; until?: string }) {
  const found = await call("getSignaturesForAddress", [account, { ...range, limit: pageSize, commitment }])
  return parse(history, found, `account ${account}`)
}

const executed = (page: v.InferOutput<typeof history>) => page.filter(({ err }) => err === null)

/** The account's executed transactions, newest first, page by page; those after `until` only, where it is given. */
export async function* pagesOf(call: RpcCall, account: string, until?: string) {
  const after = until === undefined ? {} : { until }
  for (let before: string | undefined; ; ) {
    const page = await pageOf(call, account, { ...after, ...(before !== undefined && { before }) })
    yield executed(page)
    before = page.at(-1)?.signature
    if (page.length < pageSize || before === undefined) return
  }
}

const inGame = (transaction: ChainTransaction, game: string) =>
  roundInstructions(transaction).filter((instruction) => instruction.game === game)

const useSettlement = ". Use the signature of the settlement"

/** From the signature of a bet: the transaction that settled it, which is the first of the account that does. */
async function settlementOf(call: RpcCall, betSignature: string, game: string) {
  // A node lists the newest first, and only the transactions right after the bet are of its round.
  let later: v.InferOutput<typeof history> = []
  let pages = 0
  for await (const page of pagesOf(call, game, betSignature)) {
    if (++pages > mostLaterPages)
      throw new RoundError("cut-off", `This wallet has played too much since for its bet to be found${useSettlement}`)
    later = [...later, ...page].slice(-mostTransactions)
  }
  for (const { signature } of later.reverse()) {
    const transaction = await transactionOf(call, signature)
    const settle = transaction && inGame(transaction, game).find((instruction) => instruction.kind === "settle")
    if (settle) return { signature, transaction, settle }
  }
  throw new RoundError("unsettled", "This bet has not settled yet")
}

type Settle = Extract<RoundInstruction, { kind: "settle" }>
type Play = Extract<RoundInstruction, { kind: "play" }>
interface At {
  signature: string
  slot: number
}

interface Before {
  bet: (At & { play: Play }) | null
  commit: (At & { hashedSeed: string; nonce: number | null }) | null
}

/**
 * What preceded a settlement, newest first: the bet, and the newest hash on chain. A hash that came after the bet is
 * found first and counts, because it is the one that the program compared.
 */
async function before(call: RpcCall, settleSignature: string, game: string): Promise<Before> {
  const found: Before = { bet: null, commit: null }
  const earlier = executed(await pageOf(call, game, { before: settleSignature }))
  for (const { signature } of earlier.slice(0, mostTransactions)) {
    if (found.bet && found.commit) break
    const transaction = await transactionOf(call, signature)
    // A pruned transaction may have held either, so what lies behind it proves nothing.
    if (!transaction) break
    const { slot } = transaction
    for (const instruction of inGame(transaction, game).reverse()) {
      if (instruction.kind === "play") found.bet ??= { signature, slot, play: instruction }
      else if (found.commit === null) {
        const settled = instruction.kind === "settle" && eventOf(transaction, instruction)
        found.commit = {
          signature,
          slot,
          hashedSeed: instruction.hashedSeed,
          nonce: settled ? settled.nonce + 1 : null,
        }
      }
    }
  }
  return found
}

const eventOf = (transaction: ChainTransaction, { user }: Settle) =>
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
 * Collects the evidence of a round from a Solana node, by the signature of the bet or of its settlement.
 * Throws a RoundError that says what is missing: the transaction, a round in it, or its settlement; an Error when the
 * node does not answer.
 */
export async function fetchRound(signature: string, call: RpcCall): Promise<ChainRound> {
  const transaction = await succeededTransaction(call, signature)
  const instructions = roundInstructions(transaction)
  const settles = instructions.filter((instruction) => instruction.kind === "settle")
  const play = instructions.find((instruction) => instruction.kind === "play")
  if (settles.length > 1)
    throw new RoundError("several", `This transaction settles ${settles.length} rounds. Use the signature of the bet`)
  const own = settles[0] && { signature, transaction, settle: settles[0] }
  if (!own && !play) throw new RoundError("no-round", "This transaction holds no round of the Gamba program")
  const settled = own ?? (await settlementOf(call, signature, play?.game ?? ""))
  const event = eventOf(settled.transaction, settled.settle)
  if (!event)
    throw new RoundError("cut-off", "The log of the settlement was cut off, so the round cannot be read from it")
  const { bet, commit } = await before(call, settled.signature, settled.settle.game)
  // A history with a gap leads to a later round of the same wallet, which must not vouch for this bet.
  if (!own && bet?.signature !== signature)
    throw new RoundError("cut-off", `The node's history does not lead from this bet to its settlement${useSettlement}`)
  const { rngSeed, clientSeed, nonce, resultIndex, wager, payout } = event
  const signed = bet && { clientSeed: bet.play.clientSeed, bet: bet.play.bet, wager: bet.play.wager }
  return {
    event,
    betSignature: bet?.signature ?? null,
    settleSignature: settled.signature,
    commitSignature: commit?.signature ?? null,
    settledSlot: settled.transaction.slot,
    settledAtMs: settled.transaction.blockTime == null ? null : settled.transaction.blockTime * 1_000,
    evidence: {
      hashedSeed: commit?.hashedSeed ?? null,
      committedSlot: commit?.slot ?? null,
      betSlot: bet?.slot ?? null,
      rngSeed,
      clientSeed,
      nonce,
      bet: event.bet,
      resultIndex,
      wager,
      payout,
      ...(signed && { signed }),
      ...(commit?.nonce != null && { expectedNonce: commit.nonce }),
    },
  }
}

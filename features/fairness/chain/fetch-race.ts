import type { RaceEntry, RaceEvidence, RaceStepId } from "../model/verify-race"
import type { Evidence, Remark } from "../model/verify-round"
import { pagesOf } from "./account-history"
import { fetchRound, type ReadOptions, succeededTransaction } from "./fetch-round"
import type { RpcCall } from "./json-rpc"
import { type AskedNodes, agreementOf, type Nodes, type ReportedFact, transactionOf, withFirstNode } from "./nodes"
import { decodeRaceEvent, decodeRaceJoin, MULTIPLAYER_PROGRAM, type RaceEvent } from "./race-data"
import { type RacePayment, receivedBy } from "./race-payment"
import { eventRemarks, joinRemarks } from "./race-remarks"
import { RoundError } from "./round-error"
import { type ChainTransaction, eventsOf, instructionsOf, linesOf } from "./transaction"

export interface RacePlayer extends RaceEntry {
  /** The operator whose app this player used. */
  creator: string
  /** Chosen by the player; empty for none. */
  name: string
  joinSignature: string
}

/** A race of the multiplayer program, read from the history of its account. */
export interface ChainRace {
  /** The race's account; it is closed once the race is paid out. */
  game: string
  gameId: bigint
  maker: string
  /** Null while no player has joined. */
  mint: string | null
  maxPlayers: number
  /** Players in the program's order: of the draw, or at present. */
  players: readonly RacePlayer[]
  createSignature: string
  /** Null, as is `drawnAtMs`, for a race that is not drawn yet. */
  drawSignature: string | null
  /** Block time, milliseconds since 1970. */
  drawnAtMs: number | null
  paySignatures: readonly string[]
  /** Null for a race that is not drawn yet. */
  evidence: RaceEvidence | null
}

/** The history of one race; more transactions than this belong to no race of this program. */
const mostTransactions = 1_000
const readAtOnce = 8

interface Read {
  signature: string
  transaction: ChainTransaction
}

/** Events of races in a transaction, as the program itself wrote them. */
export const raceEvents = (transaction: ChainTransaction): RaceEvent[] =>
  eventsOf(linesOf(transaction, MULTIPLAYER_PROGRAM), decodeRaceEvent)

/** Succeeded transactions of the account, oldest first. */
async function historyOf(call: RpcCall, account: string): Promise<Read[]> {
  const signatures: string[] = []
  for await (const page of pagesOf(call, account)) {
    signatures.push(...page.map(({ signature }) => signature))
    if (signatures.length > mostTransactions)
      throw new RoundError("cut-off", "This account has more transactions than a race can have")
  }
  const reads: Read[] = []
  const oldestFirst = signatures.reverse()
  for (let at = 0; at < oldestFirst.length; at += readAtOnce) {
    const part = oldestFirst.slice(at, at + readAtOnce)
    const transactions = await Promise.all(part.map((signature) => transactionOf(call, signature)))
    for (const [index, transaction] of transactions.entries()) {
      if (!transaction)
        throw new RoundError("cut-off", "The node no longer has every transaction of this race, so it cannot be shown")
      // A node that lists a transaction as executed may still hand it over as failed.
      if (transaction.meta.err === null) reads.push({ signature: part[index] ?? "", transaction })
    }
  }
  return reads
}

/** What the transactions of one race come to, oldest first. */
class History {
  readonly paySignatures: string[] = []
  players: RacePlayer[] = []
  mint: string | null = null
  created: { signature: string; maker: string; maxPlayers: number } | null = null
  draw: (Extract<RaceEvent, { kind: "drawn" }> & Read & { entropy: string | null }) | null = null
  readonly remarks: Remark<RaceStepId>[] = []
  private payments: RacePayment[] = []
  private isPaid = false

  constructor(
    readonly game: string,
    readonly gameId: bigint,
  ) {}

  async add(read: Read) {
    const joins = instructionsOf(read.transaction, MULTIPLAYER_PROGRAM).flatMap(({ data, accounts, isSigned }) => {
      const join = decodeRaceJoin(data, accounts)
      return join ? [{ ...join, isSigned }] : []
    })
    for (const event of raceEvents(read.transaction)) {
      // An account may be created again after it was closed; its number tells the races apart.
      if (event.game !== this.game || event.gameId !== this.gameId) continue
      this.remarks.push(...(await eventRemarks(read.transaction, event)))
      switch (event.kind) {
        case "created":
          this.created = { signature: read.signature, maker: event.maker, maxPlayers: event.maxPlayers }
          break
        case "joined": {
          const at = joins.findIndex(({ game, player }) => game === event.game && player === event.player)
          const [signed] = at < 0 ? [] : joins.splice(at, 1)
          if (!signed) throw new RoundError("cut-off", "A bet of this race has no instruction that placed it")
          const { player, wager, creatorFee } = event
          this.remarks.push(...joinRemarks(read.transaction, signed, event.mint))
          this.mint = event.mint
          this.players.push({
            ...{ player, wager, creatorFee, joinedSlot: read.transaction.slot, signed },
            ...{ creator: signed.creator, name: signed.name, joinSignature: read.signature },
          })
          break
        }
        case "left":
          this.players = this.players.filter(({ player }) => player !== event.player)
          break
        case "drawn":
          this.draw = { ...event, ...read, entropy: entropyOf(read.transaction) }
          break
        case "paid":
          this.payments.push({ transaction: read.transaction, amount: event.amount })
          this.paySignatures.push(read.signature)
          this.isPaid = event.left === 0
      }
    }
  }

  get evidence(): RaceEvidence | null {
    if (!this.draw) return null
    const { winnerIndexes, winnerWagers, payouts, totalWager, firstPlayers, entropy, transaction } = this.draw
    const winners = winnerIndexes.map((index) => this.players[index]?.player ?? "")
    const received = winners.map((winner) => receivedBy(winner, this.payments, this))
    return {
      ...{ entries: this.players, drawnSlot: transaction.slot },
      ...{ winnerIndexes, winnerWagers, payouts, totalWager, firstPlayers, entropy },
      paid: this.isPaid
        ? { winners: received, total: this.payments.reduce((sum, { amount }) => sum + amount, 0n) }
        : null,
    }
  }
}

/** What only nodes say of a race: the order of its transactions, what the program wrote, and balances. */
const factsOfRace = (transactions: readonly ChainTransaction[]): ReportedFact<RaceStepId>[] =>
  transactions.flatMap((transaction, index): ReportedFact<RaceStepId>[] => {
    const { slot, meta } = transaction
    const what = (fact: string) => `${fact} of transaction ${index + 1}`
    const text = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}` : part))
    const log = { events: raceEvents(transaction), entropy: entropyOf(transaction) }
    const { preBalances, postBalances, preTokenBalances = null, postTokenBalances = null } = meta
    return [
      { step: "order", what: what("slot"), value: slot },
      { step: "payment", what: what("outcome"), value: meta.err === null ? "success" : "failure" },
      { step: "draw", what: what("log"), value: text(log) },
      {
        step: "payment",
        what: what("balances"),
        value: text([preBalances, postBalances, preTokenBalances, postTokenBalances]),
      },
    ]
  })

function entropyOf(transaction: ChainTransaction): string | null {
  for (const line of linesOf(transaction, MULTIPLAYER_PROGRAM)) {
    const [, entropy] = /^Program log: Entropy: ([0-9a-f]{64})$/.exec(line) ?? []
    if (entropy !== undefined) return entropy
  }
  return null
}

/**
 * Collects a race from Solana nodes, by the signature of any of its transactions: its creation, a bet, the draw, a payment.
 * Throws a RoundError that says what is missing; an Error when no node answers.
 */
export function fetchRace(signature: string, nodes: Nodes): Promise<ChainRace> {
  return withFirstNode(nodes, (first, others, before) => readRace(signature, { first, others, before }))
}

async function readRace(signature: string, asked: AskedNodes): Promise<ChainRace> {
  const { call } = asked.first
  const transaction = await succeededTransaction(call, signature)
  const [named] = raceEvents(transaction)
  if (!named) throw new RoundError("no-round", "This transaction holds no race of the multiplayer program")
  const history = new History(named.game, named.gameId)
  const reads = await historyOf(call, named.game)
  for (const read of reads) await history.add(read)
  const { created, draw, mint, players, paySignatures, evidence } = history
  if (!created)
    throw new RoundError("cut-off", "The node no longer has the first transaction of this race, so it cannot be shown")
  const read = { signatures: reads.map(({ signature: own }) => own), transactions: reads.map((one) => one.transaction) }
  const steps = { forged: "players", failed: "payment" } as const
  const { nodes, unanswered, remarks } = await agreementOf({ ...asked, read, factsOf: factsOfRace, steps })
  const drawnAt = draw?.transaction.blockTime
  return {
    ...{ game: named.game, gameId: named.gameId, mint, players, paySignatures },
    evidence: evidence && {
      ...{ ...evidence, nodes, remarks: [...history.remarks, ...remarks] },
      ...(unanswered.length > 0 && { unanswered }),
    },
    ...{ maker: created.maker, maxPlayers: created.maxPlayers, createSignature: created.signature },
    drawSignature: draw?.signature ?? null,
    drawnAtMs: drawnAt == null ? null : drawnAt * 1_000,
  }
}

/**
 * What a signature can be checked by: the evidence of a round, or of a race where the transaction holds no round.
 * Throws as `fetchRound` and `fetchRace` do.
 */
export async function fetchEvidence(
  signature: string,
  nodes: Nodes,
  options: ReadOptions = {},
): Promise<Evidence | RaceEvidence> {
  try {
    return (await fetchRound(signature, nodes, options)).evidence
  } catch (error) {
    if (!(error instanceof RoundError) || error.reason !== "no-round") throw error
    const race = await fetchRace(signature, nodes).catch((noRace: unknown) => {
      throw noRace instanceof RoundError && noRace.reason === "no-round" ? error : noRace
    })
    if (race.evidence === null) throw new RoundError("unsettled", "This race is not drawn yet")
    return race.evidence
  }
}

import type { RaceEntry, RaceEvidence } from "../model/verify-race"
import type { Evidence } from "../model/verify-round"
import { fetchRound, pagesOf, RoundError, succeededTransaction, transactionOf } from "./fetch-round"
import type { RpcCall } from "./json-rpc"
import { decodeRaceEvent, decodeRaceJoin, MULTIPLAYER_PROGRAM, type RaceEvent } from "./race-data"
import { type RacePayment, receivedBy } from "./race-payment"
import { type ChainTransaction, eventBytes, instructionsOf, linesOf } from "./transaction"

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
  linesOf(transaction, MULTIPLAYER_PROGRAM).flatMap((line) => {
    const bytes = eventBytes(line)
    return (bytes && decodeRaceEvent(bytes)) ?? []
  })

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
      reads.push({ signature: part[index] ?? "", transaction })
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
  private payments: RacePayment[] = []
  private isPaid = false

  constructor(
    readonly game: string,
    readonly gameId: bigint,
  ) {}

  add(read: Read) {
    const joins = instructionsOf(read.transaction, MULTIPLAYER_PROGRAM).flatMap(
      ({ data, accounts }) => decodeRaceJoin(data, accounts) ?? [],
    )
    for (const event of raceEvents(read.transaction)) {
      // An account may be created again after it was closed; its number tells the races apart.
      if (event.game !== this.game || event.gameId !== this.gameId) continue
      switch (event.kind) {
        case "created":
          this.created = { signature: read.signature, maker: event.maker, maxPlayers: event.maxPlayers }
          break
        case "joined": {
          const at = joins.findIndex(({ game, player }) => game === event.game && player === event.player)
          const [signed] = at < 0 ? [] : joins.splice(at, 1)
          if (!signed) throw new RoundError("cut-off", "A bet of this race has no instruction that placed it")
          const { player, wager, creatorFee } = event
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

function entropyOf(transaction: ChainTransaction): string | null {
  for (const line of linesOf(transaction, MULTIPLAYER_PROGRAM)) {
    const [, entropy] = /^Program log: Entropy: ([0-9a-f]{64})$/.exec(line) ?? []
    if (entropy !== undefined) return entropy
  }
  return null
}

/**
 * Collects a race from a Solana node, by the signature of any of its transactions: its creation, a bet, the draw, a payment.
 * Throws a RoundError that says what is missing; an Error when the node does not answer.
 */
export async function fetchRace(signature: string, call: RpcCall): Promise<ChainRace> {
  const transaction = await succeededTransaction(call, signature)
  const [named] = raceEvents(transaction)
  if (!named) throw new RoundError("no-round", "This transaction holds no race of the multiplayer program")
  const history = new History(named.game, named.gameId)
  for (const read of await historyOf(call, named.game)) history.add(read)
  const { created, draw, mint, players, paySignatures, evidence } = history
  if (!created)
    throw new RoundError("cut-off", "The node no longer has the first transaction of this race, so it cannot be shown")
  const drawnAt = draw?.transaction.blockTime
  return {
    ...{ game: named.game, gameId: named.gameId, mint, players, paySignatures, evidence },
    ...{ maker: created.maker, maxPlayers: created.maxPlayers, createSignature: created.signature },
    drawSignature: draw?.signature ?? null,
    drawnAtMs: drawnAt == null ? null : drawnAt * 1_000,
  }
}

/**
 * What a signature can be checked by: the evidence of a round, or of a race where the transaction holds no round.
 * Throws as `fetchRound` and `fetchRace` do.
 */
export async function fetchEvidence(signature: string, call: RpcCall): Promise<Evidence | RaceEvidence> {
  try {
    return (await fetchRound(signature, call)).evidence
  } catch (error) {
    if (!(error instanceof RoundError) || error.reason !== "no-round") throw error
    const race = await fetchRace(signature, call).catch((noRace: unknown) => {
      throw noRace instanceof RoundError && noRace.reason === "no-round" ? error : noRace
    })
    if (race.evidence === null) throw new RoundError("unsettled", "This race is not drawn yet")
    return race.evidence
  }
}

import { GAMBA_PROGRAM, settledEvents } from "@dghrt/gamba/decode"
import { Connection, PublicKey, SolanaJSONRPCError, type VersionedTransactionResponse } from "@solana/web3.js"
import { gameOfMetadata } from "../contract/game-of-metadata"
import type { NewGame, OpenBet, ReferralShare } from "../database/settled-game"
import { accountKeysOf, betCallsIn } from "./bet-calls"
import { sharesIn } from "./referral-shares"

const methodNotFound = -32_601
const slowestReplyMs = 15_000
/** As many transactions as one call asks for. */
const atOnce = 50
/** As many signatures as one call of `getSignatureStatuses` takes. */
const statusesAtOnce = 256
/** Where the time of a block is looked for that the node names none of. */
const nearestSlots = [0, -1, 1, -2, 2, -3, 3]

export interface SignatureRange {
  /** Exclusive, both. */
  before?: string
  until?: string
  limit: number
}

export interface NamedTransaction {
  signature: string
  failed: boolean
  /** Whether the cluster can no longer roll it back. */
  finalized: boolean
}

export interface ReadTransactions {
  /** In the order of the transactions that were asked for, like the bets. */
  games: NewGame[]
  /** Bets without their settlement among these transactions. */
  openBets: OpenBet[]
  /** What bets among these transactions paid to referrers. */
  shares: ReferralShare[]
  /** Signatures whose transaction or time the node does not know: asked for again, or a play would be lost. */
  missing: string[]
}

/** The chain as the indexer reads it. Everything here may throw: a node goes away. */
export interface PlayChain {
  /** Which chain this is. */
  genesisHash(): Promise<string>
  /** Transactions that name the creator, newest first. */
  signatures(range: SignatureRange): Promise<NamedTransaction[]>
  /** The bets and settled games of these transactions, which are given oldest first. */
  read(transactions: readonly NamedTransaction[]): Promise<ReadTransactions>
  finalizedSlot(): Promise<number>
  /** The oldest slot of which the node that answers knows transactions; infinite for one that does not say. */
  firstSlot(): Promise<number>
  /** Whether the node that answers knows this transaction, also a failed one. */
  knows(signature: string): Promise<boolean>
  /** The node that is asked at present: answers of two nodes do not belong together. */
  node(): unknown
  /** The slot in which each transaction is on chain now; null for one that is not there, or failed. */
  slotsOf(signatures: readonly string[]): Promise<(number | null)[]>
}

/** A connection to one node, without its own retries: the indexer waits longer than they do. */
export const readingConnection = (rpcUrl: string, send: typeof fetch = timedFetch): Connection =>
  new Connection(rpcUrl, {
    commitment: "confirmed",
    disableRetryOnRateLimit: true,
    fetch: send,
  })

const timedFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(slowestReplyMs) })

/** The plays of `creator`, from the program's own events and from the bets that players sent to it. */
export function playChain(connection: Connection, creator: string, node: () => unknown = () => null): PlayChain {
  const address = new PublicKey(creator)

  return {
    genesisHash: () => connection.getGenesisHash(),
    async signatures({ before, until, limit }) {
      const range = { limit, ...(before && { before }), ...(until && { until }) }
      const found = await connection.getSignaturesForAddress(address, range, "confirmed")
      return found.map(({ signature, err, confirmationStatus }) => ({
        signature,
        failed: err !== null,
        finalized: confirmationStatus === "finalized",
      }))
    },
    async read(transactions) {
      const reading = readingOf(creator)
      for (let start = 0; start < transactions.length; start += atOnce) {
        const some = transactions.slice(start, start + atOnce)
        const replies = await connection.getTransactions(
          some.map(({ signature }) => signature),
          { maxSupportedTransactionVersion: 0, commitment: "confirmed" },
        )
        for (const [index, named] of some.entries())
          reading.take(named, await timed(connection, replies[index] ?? null))
      }
      return reading.result()
    },
    finalizedSlot: () => connection.getSlot("finalized"),
    async firstSlot() {
      try {
        return await connection.getFirstAvailableBlock()
      } catch (error) {
        if (error instanceof SolanaJSONRPCError && error.code === methodNotFound) return Number.POSITIVE_INFINITY
        throw error
      }
    },
    async knows(signature) {
      const { value } = await connection.getSignatureStatuses([signature], { searchTransactionHistory: true })
      return value[0] != null
    },
    node,
    async slotsOf(signatures) {
      const slots: (number | null)[] = []
      for (let start = 0; start < signatures.length; start += statusesAtOnce) {
        const some = signatures.slice(start, start + statusesAtOnce)
        const { value } = await connection.getSignatureStatuses(some, { searchTransactionHistory: true })
        slots.push(...some.map((_, index) => (value[index] && !value[index].err ? value[index].slot : null)))
      }
      return slots
    },
  }
}

interface TimedTransaction extends VersionedTransactionResponse {
  blockTime: number
}

/** With its block's time. While a node does not know that, it is the nearest block's, seconds apart; null without one. */
async function timed(
  connection: Connection,
  transaction: VersionedTransactionResponse | null,
): Promise<TimedTransaction | null> {
  if (!transaction) return null
  if (transaction.blockTime != null) return { ...transaction, blockTime: transaction.blockTime }
  for (const offset of nearestSlots) {
    const blockTime = await timeOfBlock(connection, transaction.slot + offset)
    if (blockTime !== null) return { ...transaction, blockTime }
  }
  return null
}

/** Null also for a slot without a block, which the node answers with an error of its own. */
async function timeOfBlock(connection: Connection, slot: number): Promise<number | null> {
  try {
    return await connection.getBlockTime(slot)
  } catch (error) {
    if (error instanceof SolanaJSONRPCError) return null
    throw error
  }
}

/** Goes through transactions in their order, and gives each settlement the bet that its player made before it. */
function readingOf(creator: string) {
  const games: NewGame[] = []
  const missing: string[] = []
  const shares: ReferralShare[] = []
  const bets = new Map<string, OpenBet>()

  return {
    take(named: NamedTransaction, transaction: TimedTransaction | null) {
      if (!transaction) {
        missing.push(named.signature)
        return
      }
      if (!callsProgram(transaction)) return
      const { slot, blockTime } = transaction
      const timeMs = blockTime * 1_000
      const calls = betCallsIn(transaction, creator)
      shares.push(...sharesIn(named.signature, transaction, calls))
      for (const { player } of calls) bets.set(player, { player, signature: named.signature, slot, timeMs })
      for (const game of settledIn(named, transaction, creator)) {
        const bet = bets.get(game.player)
        bets.delete(game.player)
        games.push(bet ? { ...game, betSignature: bet.signature, betSlot: bet.slot, betTimeMs: bet.timeMs } : game)
      }
    },
    result: (): ReadTransactions => ({ games, openBets: [...bets.values()], shares, missing }),
  }
}

/** Anyone can name the casino in a transaction; those without the program are skipped before their logs are parsed. */
const callsProgram = (transaction: VersionedTransactionResponse): boolean =>
  accountKeysOf(transaction).some((key) => key.toBase58() === GAMBA_PROGRAM)

function settledIn(
  { signature, finalized }: NamedTransaction,
  { slot, blockTime, meta }: TimedTransaction,
  creator: string,
): NewGame[] {
  return settledEvents(meta?.logMessages ?? [])
    .filter((settled) => settled.creator === creator)
    .map((settled, eventIndex) => ({
      signature,
      eventIndex,
      slot,
      timeMs: blockTime * 1_000,
      betSignature: null,
      betSlot: null,
      betTimeMs: null,
      commitmentSlot: null,
      player: settled.user,
      token: settled.tokenMint,
      pool: settled.pool,
      game: gameOfMetadata(settled.metadata),
      wager: settled.wager,
      payout: settled.payout,
      jackpot: settled.jackpotPayout,
      multiplierBps: settled.multiplierBps,
      creatorFee: settled.creatorFee,
      poolFee: settled.poolFee,
      gambaFee: settled.gambaFee,
      jackpotFee: settled.jackpotFee,
      bonusUsed: settled.bonusUsed,
      jackpotProbabilityUbps: Number(settled.jackpotProbabilityUbps),
      jackpotResult: Number(settled.jackpotResult),
      poolLiquidity: settled.poolLiquidity,
      nonce: settled.nonce,
      clientSeed: storable(settled.clientSeed),
      rngSeed: storable(settled.rngSeed),
      nextRngSeedHashed: storable(settled.nextRngSeedHashed),
      resultIndex: settled.resultIndex,
      bet: [...settled.bet],
      metadata: storable(settled.metadata),
      finalized,
      partial: false,
    }))
}

/** PostgreSQL stores no zero characters in text, and a player may put one into a seed or into metadata. */
const storable = (text: string): string => text.replaceAll("\u0000", "\ufffd")

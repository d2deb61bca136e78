import { Connection, type ParsedTransactionWithMeta, PublicKey } from "@solana/web3.js"
import { parseTransactionEvents } from "gamba-core-v2"
import type { SettledGame } from "../database/play-store"

const slowestReplyMs = 15_000
/** As many transactions as one call asks for. */
const atOnce = 50

export interface SignatureRange {
  /** Exclusive, both. */
  before?: string
  until?: string
  limit: number
}

/** The chain as the indexer reads it. Everything here may throw: a node goes away. */
export interface PlayChain {
  /** Which chain this is. */
  genesisHash(): Promise<string>
  /** Transactions that name the creator, newest first. */
  signatures(range: SignatureRange): Promise<{ signature: string; failed: boolean }[]>
  /**
   * The settled games of these transactions.
   * @throws Error when the node does not know one of them: it must be asked again, or a play would be lost.
   */
  settledGames(signatures: readonly string[]): Promise<SettledGame[]>
}

/** A connection to one node, without its own retries: the indexer waits longer than they do. */
export const readingConnection = (rpcUrl: string): Connection =>
  new Connection(rpcUrl, {
    commitment: "confirmed",
    disableRetryOnRateLimit: true,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(slowestReplyMs) }),
  })

/** The plays of `creator`, from the program's own events. */
export function playChain(connection: Connection, creator: string): PlayChain {
  const address = new PublicKey(creator)

  const settledAt = async (signatures: readonly string[]) => {
    const options = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const
    const transactions = await connection.getParsedTransactions([...signatures], options)
    return signatures.flatMap((signature, index) => {
      const transaction = transactions[index]
      if (!transaction) throw new Error(`The node does not know transaction ${signature} yet.`)
      return settledIn(signature, transaction, address)
    })
  }

  return {
    genesisHash: () => connection.getGenesisHash(),
    async signatures({ before, until, limit }) {
      const range = { limit, ...(before && { before }), ...(until && { until }) }
      const found = await connection.getSignaturesForAddress(address, range, "confirmed")
      return found.map(({ signature, err }) => ({ signature, failed: err !== null }))
    },
    async settledGames(signatures) {
      const games: SettledGame[] = []
      for (let start = 0; start < signatures.length; start += atOnce) {
        games.push(...(await settledAt(signatures.slice(start, start + atOnce))))
      }
      return games
    },
  }
}

/** The parser returns a generator, whatever its type says; it hears only what the program itself has written. */
function settledIn(signature: string, transaction: ParsedTransactionWithMeta, creator: PublicKey): SettledGame[] {
  const { slot, blockTime, meta } = transaction
  const games: SettledGame[] = []
  for (const { name, data } of Array.from(parseTransactionEvents(meta?.logMessages ?? []))) {
    if (name !== "GameSettled" || !("rngSeed" in data) || !data.creator.equals(creator)) continue
    games.push({
      signature,
      eventIndex: games.length,
      slot,
      timeMs: (blockTime ?? 0) * 1_000,
      creator: data.creator.toBase58(),
      player: data.user.toBase58(),
      token: data.tokenMint.toBase58(),
      wager: BigInt(data.wager.toString()),
      payout: BigInt(data.payout.toString()),
      jackpot: BigInt(data.jackpotPayoutToUser.toString()),
      multiplierBps: Number(data.multiplierBps),
    })
  }
  return games
}

import { readGameAccount, settledEvents } from "@dghrt/gamba/decode"
import { type Connection, PublicKey } from "@solana/web3.js"
import { getGameAddress } from "gamba-core-v2"
import type { SettledPlay } from "../access/open-run"
import type { SettledGame } from "../database/settled-game"
import { addressCounts } from "../http/address-counts"
import type { Log } from "../log"

/** A bet and its settlement are two transactions: some fifty plays. */
const historyDepth = 100
const storedPlays = 50
/** Of one address: each is a hundred transactions of a node, read for anybody who names a wallet. They are needed where the indexer is behind. */
const historiesPerMinute = 120

export interface KnownPlaysPorts {
  connection: Connection
  creator: string
  /** The newest plays of a wallet that are stored, newest first. @throws without a database. */
  stored: (wallet: string, count: number) => Promise<readonly SettledGame[]>
  log: Pick<Log, "warn">
  nowMs?: () => number
}

/** One of this casino, or of another on the same program. */
interface FoundPlay extends SettledPlay {
  creator: string
  signature: string
  slot: number
}

/**
 * The settled plays of a wallet at this casino, oldest first: those that are stored, and where these end before the wallet's game account,
 * those of its own history on chain. Null while that account has counted a play that neither of them knows, and while the network address that
 * asks has had too many histories read.
 */
export function knownPlays({ connection, creator, stored, log, nowMs }: KnownPlaysPorts) {
  const histories = addressCounts(historiesPerMinute, nowMs)
  const storedOf = async (wallet: string): Promise<FoundPlay[]> => {
    try {
      return (await stored(wallet, storedPlays)).flatMap((game) => playOf(game, creator)).reverse()
    } catch (error) {
      log.warn({ err: error }, "A wallet's stored plays could not be read; its history on chain is")
      return []
    }
  }

  return async (wallet: string, address: string): Promise<readonly SettledPlay[] | null> => {
    const game = getGameAddress(new PublicKey(wallet))
    const [account, known] = await Promise.all([connection.getAccountInfo(game, "confirmed"), storedOf(wallet)])
    /** Of the play that was settled last; -1 where the account has counted none. */
    const last = (readGameAccount(account)?.nonce ?? 0) - 1
    if (last >= 0 && known.at(-1)?.nonce === last) return known
    if (histories.take(address) > 0) return null
    const history = await historyOf(connection, game, wallet)
    if (history === null || (last >= 0 && history.plays.at(-1)?.nonce !== last)) return null
    const listed = new Set(history.plays.map(({ signature }) => signature))
    // Between plays that are stored and a history that does not reach them, there may be others.
    const joins = history.complete || known.some(({ signature }) => listed.has(signature))
    const earlier = joins ? known.filter(({ signature }) => !listed.has(signature)) : []
    return [...earlier, ...history.plays].filter((play) => play.creator === creator)
  }
}

/** The newest plays in a wallet's history, oldest first; null where a node does not return each of its transactions. */
async function historyOf(connection: Connection, game: PublicKey, wallet: string) {
  const listed = await connection.getSignaturesForAddress(game, { limit: historyDepth }, "confirmed")
  const landed = listed.filter(({ err }) => err === null).reverse()
  const found = await connection.getTransactions(
    landed.map(({ signature }) => signature),
    { maxSupportedTransactionVersion: 0, commitment: "confirmed" },
  )
  if (found.some((transaction) => transaction === null)) return null
  const plays = found.flatMap((transaction, index): FoundPlay[] =>
    settledEvents(transaction?.meta?.logMessages ?? [])
      .filter(({ user }) => user === wallet)
      .map(({ wager, metadata, bet, tokenMint: token, ...event }) => ({
        ...event,
        token,
        bet: { wager, metadata, betArray: bet },
        signature: landed[index]?.signature ?? "",
        slot: transaction?.slot ?? 0,
      })),
  )
  return { plays, complete: listed.length < historyDepth }
}

/** Empty for a row of an earlier version, which does not say all of it. */
function playOf(game: SettledGame, creator: string): FoundPlay[] {
  const { signature, slot, token, pool, wager, payout, bet, metadata, resultIndex, rngSeed, clientSeed, nonce } = game
  if (pool === null || bet === null || metadata === null || resultIndex === null || nonce === null) return []
  if (rngSeed === null || clientSeed === null) return []
  const draw = { resultIndex, rngSeed, clientSeed, nonce }
  return [{ creator, signature, slot, token, pool, payout, bet: { wager, metadata, betArray: bet }, ...draw }]
}

import type { PublicKey, VersionedTransactionResponse } from "@solana/web3.js"
import { PROGRAM_ID } from "gamba-core-v2"
import { fromBase58 } from "../contract/base58"

/** The hash of "global:play_game", with which the program's instruction begins. */
const playGame = Buffer.from([37, 88, 207, 85, 42, 144, 122, 197])
/** Positions of accounts in that instruction. */
const positions = { user: 0, token: 4, userTokenAccount: 6, creator: 7 }
const wagerEnd = playGame.length + 8

/** A bet as the program was asked to accept it. */
export interface BetCall {
  player: string
  /** The mint. */
  token: string
  /** The player's own account of that token. */
  tokenAccount: string
  wager: bigint
}

/** In the order in which instructions index them: those of the message, then those of lookup tables. */
export function accountKeysOf({ transaction, meta }: VersionedTransactionResponse): readonly PublicKey[] {
  const { writable = [], readonly = [] } = meta?.loadedAddresses ?? {}
  return [...transaction.message.staticAccountKeys, ...writable, ...readonly]
}

/** The bets at this casino in a transaction. */
export function betCallsIn(transaction: VersionedTransactionResponse, creator: PublicKey): BetCall[] {
  const keys = accountKeysOf(transaction)
  const calls = [
    ...transaction.transaction.message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
      programIdIndex,
      accounts: accountKeyIndexes,
      data,
    })),
    ...(transaction.meta?.innerInstructions ?? []).flatMap(({ instructions }) =>
      instructions.map(({ programIdIndex, accounts, data }) => ({
        programIdIndex,
        accounts,
        data: fromBase58(data) ?? new Uint8Array(),
      })),
    ),
  ]
  return calls.flatMap(({ programIdIndex, accounts, data }) => {
    if (!keys[programIdIndex]?.equals(PROGRAM_ID)) return []
    if (!playGame.equals(data.subarray(0, playGame.length)) || data.length < wagerEnd) return []
    const at = (position: number) => keys[accounts[position] ?? -1]
    const [user, token, tokenAccount] = [at(positions.user), at(positions.token), at(positions.userTokenAccount)]
    if (!user || !token || !tokenAccount || !at(positions.creator)?.equals(creator)) return []
    const wager = new DataView(data.buffer, data.byteOffset).getBigUint64(playGame.length, true)
    return [{ player: user.toBase58(), token: token.toBase58(), tokenAccount: tokenAccount.toBase58(), wager }]
  })
}

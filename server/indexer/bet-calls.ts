import { GAMBA_PROGRAM, readPlayInstruction } from "@dghrt/gamba/decode"
import type { PublicKey, VersionedTransactionResponse } from "@solana/web3.js"
import { fromBase58 } from "../contract/base58"

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
export function betCallsIn(transaction: VersionedTransactionResponse, creator: string): BetCall[] {
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
    if (keys[programIdIndex]?.toBase58() !== GAMBA_PROGRAM) return []
    const addresses = accounts.map((index) => keys[index]?.toBase58() ?? "")
    const play = readPlayInstruction(data, addresses)
    if (play?.creator !== creator) return []
    return [{ player: play.user, token: play.tokenMint, tokenAccount: play.userTokenAccount, wager: play.wager }]
  })
}

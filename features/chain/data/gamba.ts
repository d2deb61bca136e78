import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import { AddressLookupTableAccount, type Connection, PublicKey, type TransactionInstruction } from "@solana/web3.js"
import {
  GambaProvider,
  getGameAddress,
  getPlayerAddress,
  getPlayerUnderlyingAta,
  getUserUnderlyingAta,
  SYSTEM_PROGRAM,
} from "gamba-core-v2"
import { readPool } from "../decode/pool"
import type { PlayRequest } from "../model/chain"
import { ChainError, tooLarge } from "../model/chain-error"
import type { AccountReader } from "../read/chain-node"

/** As much of the published client, `GambaProvider` of gamba-core-v2, as bets take. */
export interface GambaClient {
  createPlayer(): Promise<TransactionInstruction>
  closePlayer(): Promise<TransactionInstruction>
  play(
    wager: number,
    bet: number[],
    clientSeed: string,
    pool: PublicKey,
    underlyingTokenMint: PublicKey,
    creator: PublicKey,
    creatorFee: number,
    jackpotFee: number,
    metadata: string,
    useBonus?: boolean,
  ): Promise<TransactionInstruction>
  gambaProgram: {
    methods: {
      playerClaim(): {
        accountsPartial(accounts: Record<ClaimAccount, PublicKey>): { instruction(): Promise<TransactionInstruction> }
      }
    }
  }
}
type ClaimAccount =
  | "user"
  | "underlyingTokenMint"
  | "player"
  | "game"
  | "playerAta"
  | "userUnderlyingAta"
  | "systemProgram"
  | "tokenProgram"
  | "associatedTokenProgram"

/**
 * The published client. It wants a wallet that can sign although it only reads the public key to build instructions.
 */
export function clientFor(connection: Connection, user: PublicKey): GambaClient {
  const refuse = () => Promise.reject(new Error("Instructions are built here, not signed"))
  return new GambaProvider(connection, {
    publicKey: user,
    signTransaction: refuse,
    signAllTransactions: refuse,
  } as unknown as ConstructorParameters<typeof GambaProvider>[1]) // its type asks for a Node wallet; the key pair is never touched
}

export type GambaInstructions = ReturnType<typeof instructionsOf>

/**
 * The instructions of one wallet's bets, with what the published client needs worked around:
 * - it takes the wager as a JavaScript number, so amounts a double cannot hold are refused here;
 * - it takes multipliers and fees as fractions and rounds them to basis points itself: ours go in as whole points / 10,000;
 * - it has no function that takes a bet back, and would derive that instruction's accounts wrongly: they are all named.
 */
export function instructionsOf(client: GambaClient, user: PublicKey) {
  return {
    openAccount: (): Promise<TransactionInstruction> => client.createPlayer(),
    closeAccount: (): Promise<TransactionInstruction> => client.closePlayer(),
    claim: (mint: PublicKey): Promise<TransactionInstruction> =>
      client.gambaProgram.methods
        .playerClaim()
        .accountsPartial({
          user,
          underlyingTokenMint: mint,
          player: getPlayerAddress(user),
          game: getGameAddress(user),
          playerAta: getPlayerUnderlyingAta(user, mint),
          userUnderlyingAta: getUserUnderlyingAta(user, mint),
          systemProgram: SYSTEM_PROGRAM,
          tokenProgram: TOKEN_PROGRAM_ID,
          associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
        })
        .instruction(),
    async play(play: PlayRequest, pool: PublicKey, creator: PublicKey): Promise<TransactionInstruction> {
      const wager = Number(play.wager)
      if (!Number.isSafeInteger(wager))
        throw new ChainError("program-refused", "This bet is larger than one bet can be. Lower it, then play again.")
      try {
        return await client.play(
          wager,
          play.betArray.map((bps) => bps / 10_000),
          play.clientSeed,
          pool,
          new PublicKey(play.token.mint),
          creator,
          play.creatorFeeBps / 10_000,
          play.jackpotFeeBps / 10_000,
          play.metadata,
          play.useBonus ?? false,
        )
      } catch (error) {
        // The client writes an instruction into a buffer of its own and throws when more outcomes come than it holds.
        throw error instanceof RangeError ? tooLarge(error) : error
      }
    },
  }
}

const known = new WeakMap<AccountReader, Map<string, AddressLookupTableAccount>>()

/**
 * The pool's address lookup table: without it a bet of 100 outcomes does not fit into one transaction. Null for one that is closed, or
 * about to be: the network refuses each transaction that names it, also those that need none.
 */
export async function loadLookupTable(
  readAccounts: AccountReader,
  poolAddress: string,
): Promise<AddressLookupTableAccount | null> {
  const tables = known.get(readAccounts) ?? new Map<string, AddressLookupTableAccount>()
  known.set(readAccounts, tables)
  const found = tables.get(poolAddress)
  if (found) return found
  const pool = readPool((await readAccounts([poolAddress]))[0])
  if (!pool) return null
  const [account] = await readAccounts([pool.lookupTable])
  if (!account) return null
  const key = new PublicKey(pool.lookupTable)
  const table = new AddressLookupTableAccount({ key, state: AddressLookupTableAccount.deserialize(account.data) })
  if (!table.isActive()) return null
  tables.set(poolAddress, table)
  return table
}

/**
 * The table without accounts that are paid and that no program checks. A node that lies about what is in the table could otherwise have a
 * fee or a share paid to another account: what the transaction writes out, no table replaces.
 */
export function withoutPaid(table: AddressLookupTableAccount, paid: readonly string[]): AddressLookupTableAccount {
  const { key, state } = table
  // The others keep their places. No instruction names the table itself.
  const addresses = state.addresses.map((address) => (paid.includes(address.toBase58()) ? key : address))
  return new AddressLookupTableAccount({ key, state: { ...state, addresses } })
}

import { readFileSync } from "node:fs"
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  NATIVE_MINT,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token"
import { type Connection, type Keypair, SystemProgram } from "@solana/web3.js"
import { GambaProvider, getGambaStateAddress, PROGRAM_ID } from "gamba-core-v2"
import type { Bank } from "../bank/bank"
import { SingleSigner } from "../bank/single-signer"
import { configInstruction, multiplayerProgram, multiplayerState } from "../multiplayer/instructions"
import { referralProgram } from "../referral/idl"
import { lamportsPerSol, usdcDecimals, usdcUnit } from "./amounts"
import { localKeypair } from "./keys"
import { openPool } from "./pools"
import { submit } from "./submit"
import { wholeNumber } from "./whole-number"

/** The chain begins here, so that lookup tables have earlier slots to be named after. */
export const genesisSlot = 1_000

/** The programs are installed anew on every start: a restored chain runs the current ones. */
export function installPrograms(bank: Bank) {
  bank.addProgram(PROGRAM_ID.toBase58(), readFileSync(new URL("../program/gamba.so", import.meta.url)))
  bank.addProgram(multiplayerProgram, readFileSync(new URL("../multiplayer/program/multiplayer.so", import.meta.url)))
  bank.addProgram(referralProgram, readFileSync(new URL("../referral/program/referral.so", import.meta.url)))
}

/** Names the provider and the fee of multiplayer games, also on a chain from before there were any. */
export function configureMultiplayer(bank: Bank) {
  if (bank.accounts.get(multiplayerState)) return
  const feeVault = localKeypair("multiplayer-fees").publicKey.toBase58()
  bank.accounts.setLamports(feeVault, lamportsPerSol)
  const authority = new SingleSigner(localKeypair("authority").secretKey)
  const rng = localKeypair("rng").publicKey.toBase58()
  const sent = bank.send(
    authority.sign([configInstruction(authority.address, feeVault, multiplayerFeeBps, rng)], bank.slots.blockhash()),
  )
  if (!sent.entered || sent.record.error !== null) throw new Error("The multiplayer program took no settings")
}

/** As much as the protocol takes of a bet. */
const multiplayerFeeBps = 100

/** Brings an empty chain to the state a player expects: the protocol configured, both pools open and funded. */
export async function createGenesis(bank: Bank, connection: Connection) {
  const authority = localKeypair("authority")
  const provider = localKeypair("liquidity-provider")
  for (const [name, sol] of startingSol) {
    bank.accounts.setLamports(localKeypair(name).publicKey.toBase58(), sol * lamportsPerSol)
  }
  await configureProtocol(connection, authority)
  const usdc = await createUsdc(connection, provider, 2_000_000n * usdcUnit)
  await openPool(connection, authority, provider, {
    mint: NATIVE_MINT,
    lookupTableSlot: genesisSlot - 1,
    liquidity: 1_000n * lamportsPerSol,
    bonus: 10n * lamportsPerSol,
  })
  await openPool(connection, authority, provider, {
    mint: usdc,
    lookupTableSlot: genesisSlot - 2,
    liquidity: 1_000_000n * usdcUnit,
    bonus: 10_000n * usdcUnit,
  })
  // The entries of a lookup table can be used from the slot after the one they were written in.
  bank.slots.skip(1)
}

const startingSol = [
  ["authority", 1_000n],
  ["liquidity-provider", 10_000n],
  ["usdc-mint-authority", 1_000n],
  ["faucet", 100_000_000n],
  ["rng", 1_000_000n],
  ["creator", 1n],
] as const

async function configureProtocol(connection: Connection, authority: Keypair) {
  const { methods } = new GambaProvider(connection, authority).gambaProgram
  const gambaState = getGambaStateAddress()
  const initialize = await methods
    .gambaInitialize()
    .accountsPartial({ initializer: authority.publicKey, gambaState, systemProgram: SystemProgram.programId })
    .instruction()
  const configure = await methods
    .gambaSetConfig(
      localKeypair("rng").publicKey,
      bps(100), // protocol fee
      bps(700), // the highest creator fee
      wholeNumber(0), // opening a pool costs nothing
      wholeNumber(0), // nor does a play, beyond its fees
      bps(3_000), // the highest house edge
      bps(100), // pool fee
      bps(8_000), // jackpot to the player
      bps(500), // to the creator
      bps(1_000), // to the pool
      bps(500), // to the protocol
      bps(1_000), // share of bonus money that feeds the jackpot
      bps(5_000), // the largest payout, of the pool's liquidity
      bps(50), // leaving a pool
      true,
      true,
      true,
      true,
      authority.publicKey,
    )
    .accountsPartial({ authority: authority.publicKey, gambaState })
    .instruction()
  await submit(connection, [initialize, configure], [authority])
}

const bps = wholeNumber

/** A six-decimal token at a fixed address; the provider receives the first amount. */
async function createUsdc(connection: Connection, provider: Keypair, amount: bigint) {
  const mint = localKeypair("usdc-mint")
  const authority = localKeypair("usdc-mint-authority")
  const account = getAssociatedTokenAddressSync(mint.publicKey, provider.publicKey)
  const create = SystemProgram.createAccount({
    fromPubkey: authority.publicKey,
    newAccountPubkey: mint.publicKey,
    lamports: await connection.getMinimumBalanceForRentExemption(MINT_SIZE),
    space: MINT_SIZE,
    programId: TOKEN_PROGRAM_ID,
  })
  await submit(
    connection,
    [
      create,
      createInitializeMint2Instruction(mint.publicKey, usdcDecimals, authority.publicKey, null),
      createAssociatedTokenAccountIdempotentInstruction(
        authority.publicKey,
        account,
        provider.publicKey,
        mint.publicKey,
      ),
      createMintToInstruction(mint.publicKey, account, authority.publicKey, amount),
    ],
    [authority, mint],
  )
  return mint.publicKey
}

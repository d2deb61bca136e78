import { readFileSync } from "node:fs"
import { NATIVE_MINT } from "@solana/spl-token"
import { type Connection, type Keypair, SystemProgram } from "@solana/web3.js"
import { GambaProvider, getGambaStateAddress, PROGRAM_ID } from "gamba-core-v2"
import type { Bank } from "../bank/bank"
import { SingleSigner } from "../bank/single-signer"
import { lighthouseProgram } from "../lighthouse/address"
import { configInstruction, multiplayerProgram, multiplayerState } from "../multiplayer/instructions"
import { referralProgram } from "../referral/idl"
import { lamportsPerSol, usdcDecimals, usdcUnit } from "./amounts"
import { localKeypair } from "./keys"
import { createMint } from "./mints"
import { openOddTokens } from "./odd-tokens"
import { openPool } from "./pools"
import { protocolSettings } from "./protocol"
import { submit } from "./submit"

/** The chain begins here, so that lookup tables have earlier slots to be named after. */
export const genesisSlot = 1_000

/** The programs are installed anew on every start: a restored chain runs the current ones. */
export function installPrograms(bank: Bank) {
  bank.addProgram(PROGRAM_ID.toBase58(), readFileSync(new URL("../program/gamba.so", import.meta.url)))
  bank.addProgram(multiplayerProgram, readFileSync(new URL("../multiplayer/program/multiplayer.so", import.meta.url)))
  bank.addProgram(referralProgram, readFileSync(new URL("../referral/program/referral.so", import.meta.url)))
  bank.addProgram(lighthouseProgram, readFileSync(new URL("../lighthouse/program/lighthouse.so", import.meta.url)))
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
export async function createGenesis(bank: Bank, connection: Connection, { oddTokens = false } = {}) {
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
  if (oddTokens) await openOddTokens(connection, authority, provider, genesisSlot - 3)
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
  ["odd-token-issuer", 1n],
] as const

async function configureProtocol(connection: Connection, authority: Keypair) {
  const initialize = await new GambaProvider(connection, authority).gambaProgram.methods
    .gambaInitialize()
    .accountsPartial({
      initializer: authority.publicKey,
      gambaState: getGambaStateAddress(),
      systemProgram: SystemProgram.programId,
    })
    .instruction()
  await submit(connection, [initialize, await protocolSettings(connection)], [authority])
}

/** A six-decimal token at a fixed address; the provider receives the first amount. */
const createUsdc = (connection: Connection, provider: Keypair, amount: bigint) =>
  createMint(connection, {
    mint: localKeypair("usdc-mint"),
    authority: localKeypair("usdc-mint-authority"),
    decimals: usdcDecimals,
    freezable: false,
    holder: provider.publicKey,
    amount,
  })

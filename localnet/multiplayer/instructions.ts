import { createHash } from "node:crypto"
import { ASSOCIATED_TOKEN_PROGRAM_ID, getAssociatedTokenAddressSync } from "@solana/spl-token"
import { PublicKey } from "@solana/web3.js"
import { fromAddress, systemProgram, tokenProgram } from "../bank/address"
import type { SimpleInstruction } from "../bank/single-signer"

export const multiplayerProgram = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"
export const nativeMint = "So11111111111111111111111111111111111111112"

const programKey = new PublicKey(multiplayerProgram)
const derived = (...seeds: Uint8Array[]) => PublicKey.findProgramAddressSync(seeds, programKey)[0].toBase58()
export const multiplayerState = derived(Buffer.from("GAMBA_STATE"))

const discriminator = (name: string) => createHash("sha256").update(`global:${name}`).digest().subarray(0, 8)
const writes = (address: string) => ({ address, writable: true })
const reads = (address: string) => ({ address, writable: false })
const computeBudget = "ComputeBudget111111111111111111111111111111"
const creatorPlaces = 5
const winnerPlaces = 15

export const ataOf = (owner: string, mint: string) =>
  getAssociatedTokenAddressSync(new PublicKey(mint), new PublicKey(owner), true).toBase58()

export function configInstruction(authority: string, feeVault: string, feeBps: number, rng: string): SimpleInstruction {
  const bps = Buffer.alloc(4)
  bps.writeUInt32LE(feeBps)
  const keys = [rng, authority].map(fromAddress)
  return {
    program: multiplayerProgram,
    accounts: [writes(multiplayerState), writes(authority), reads(systemProgram)],
    data: Buffer.concat([discriminator("gamba_config"), fromAddress(feeVault), bps, ...keys]),
  }
}

/** A large draw takes more than an instruction is given unasked. */
export function widestBudget(): SimpleInstruction {
  const data = Buffer.alloc(5, 2)
  data.writeUInt32LE(1_400_000, 1)
  return { program: computeBudget, accounts: [], data }
}

export const selectInstruction = (rng: string, game: string): SimpleInstruction => ({
  program: multiplayerProgram,
  accounts: [writes(rng), reads(multiplayerState), writes(game)],
  data: discriminator("select_winners"),
})

export interface Batch {
  creators: string[]
  winners: string[]
}

export interface Payday {
  rng: string
  game: string
  maker: string
  mint: string
  feeVault: string
}

export function distributeInstruction(day: Payday, batch: Batch): SimpleInstruction {
  const metadata = derived(Buffer.from("METADATA"), fromAddress(day.game))
  if (day.mint !== nativeMint) return distributeTokens(day, metadata, batch)
  return {
    program: multiplayerProgram,
    accounts: [
      reads(day.rng),
      reads(multiplayerState),
      writes(day.game),
      writes(day.maker),
      writes(day.feeVault),
      writes(metadata),
      reads(systemProgram),
      ...[...batch.creators, ...batch.winners].map(writes),
    ],
    data: discriminator("distribute_native"),
  }
}

function distributeTokens(day: Payday, metadata: string, batch: Batch): SimpleInstruction {
  // An optional account that is absent is written as the program's own address.
  const listed = (owners: string[], places: number) =>
    Array.from({ length: places }, (_, place) => {
      const owner = owners[place]
      return owner === undefined ? reads(multiplayerProgram) : writes(ataOf(owner, day.mint))
    })
  return {
    program: multiplayerProgram,
    accounts: [
      writes(day.rng),
      reads(multiplayerState),
      writes(day.game),
      writes(metadata),
      writes(derived(fromAddress(day.game))),
      reads(day.mint),
      writes(ataOf(day.feeVault, day.mint)),
      writes(day.feeVault),
      writes(day.maker),
      ...listed(batch.creators, creatorPlaces),
      ...listed(batch.winners, winnerPlaces),
      reads(tokenProgram),
      reads(ASSOCIATED_TOKEN_PROGRAM_ID.toBase58()),
      reads(systemProgram),
    ],
    data: discriminator("distribute_spl"),
  }
}

/** Opens the owner's token account unless it is there. */
export const openAtaInstruction = (payer: string, owner: string, mint: string): SimpleInstruction => ({
  program: ASSOCIATED_TOKEN_PROGRAM_ID.toBase58(),
  accounts: [
    writes(payer),
    writes(ataOf(owner, mint)),
    reads(owner),
    reads(mint),
    reads(systemProgram),
    reads(tokenProgram),
  ],
  data: Buffer.from([1]),
})

export function transferInstruction(from: string, to: string, lamports: bigint): SimpleInstruction {
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2)
  data.writeBigUInt64LE(lamports, 4)
  return { program: systemProgram, accounts: [writes(from), writes(to)], data }
}

import { getAssociatedTokenAddressSync, NATIVE_MINT } from "@solana/spl-token"
import type { PublicKey } from "@solana/web3.js"
import { keypairOf } from "../../../sbf/tests/chain"

export const SOL = 1_000_000_000n

export const authority = keypairOf("authority")
export const rng = keypairOf("rng")
export const feeVault = keypairOf("fee vault")
export const maker = keypairOf("maker")
export const creator = keypairOf("creator")
export const tokenMint = keypairOf("token mint")
export const mintAuthority = keypairOf("mint authority")

export const ataOf = (owner: PublicKey, mint: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true)

/** What a game is played in. */
export const currencies = [
  ["lamports", NATIVE_MINT],
  ["tokens", tokenMint.publicKey],
] as const

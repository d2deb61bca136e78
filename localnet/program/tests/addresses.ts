import { getAssociatedTokenAddressSync, NATIVE_MINT } from "@solana/spl-token"
import { type PublicKey, SystemProgram } from "@solana/web3.js"
import {
  getGambaStateAddress,
  getPoolAddress,
  getPoolBonusAddress,
  getPoolBonusUnderlyingTokenAccountAddress,
  getPoolJackpotTokenAccountAddress,
  getPoolLpAddress,
  getPoolUnderlyingTokenAccountAddress,
} from "gamba-core-v2"
import { keypairOf } from "./chain"

export const SOL = 1_000_000_000
export const USDC = 1_000_000

export const ataOf = (owner: PublicKey, mint: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true)

export const authority = keypairOf("authority")
export const rng = keypairOf("rng")
export const creator = keypairOf("creator")
export const recipient = keypairOf("recipient")
export const usdcAuthority = keypairOf("usdc authority")
export const usdcMint = keypairOf("usdc mint")

/** The addresses that belong to one pool. */
export function poolOf(mint: PublicKey, poolAuthority: PublicKey = SystemProgram.programId) {
  const pool = getPoolAddress(mint, poolAuthority)
  return {
    mint,
    pool,
    underlying: getPoolUnderlyingTokenAccountAddress(pool),
    bonusUnderlying: getPoolBonusUnderlyingTokenAccountAddress(pool),
    jackpot: getPoolJackpotTokenAccountAddress(pool),
    lpMint: getPoolLpAddress(pool),
    bonusMint: getPoolBonusAddress(pool),
    stateAta: ataOf(getGambaStateAddress(), mint),
  }
}
export type PoolAddresses = ReturnType<typeof poolOf>
export const solPool = poolOf(NATIVE_MINT)
export const usdcPool = poolOf(usdcMint.publicKey)

import { NATIVE_MINT } from "@solana/spl-token"
import {
  type Connection,
  type Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from "@solana/web3.js"
import { GambaProvider, getPoolAddress, getPoolJackpotTokenAccountAddress, wrapSol } from "gamba-core-v2"
import { submit } from "./submit"

export interface PoolPlan {
  mint: PublicKey
  /** The slot the lookup table's address is derived from; two pools need two slots. */
  lookupTableSlot: number
  /** In the token's smallest unit, as everything here. */
  liquidity: bigint
  bonus: bigint
}

/** Creates a public pool with its lookup table and fills it, through the published client. */
export async function openPool(connection: Connection, authority: Keypair, provider: Keypair, plan: PoolPlan) {
  const create = await createPoolInstructions(new GambaProvider(connection, authority), plan)
  await submit(connection, create, [authority])
  const { mint, liquidity, bonus } = plan
  const pool = getPoolAddress(mint)
  const client = new GambaProvider(connection, provider)
  const wrap = mint.equals(NATIVE_MINT) ? await wrapSol(provider.publicKey, Number(liquidity + bonus), true) : []
  await submit(connection, [...wrap, await client.depositToPool(pool, mint, Number(liquidity))], [provider])
  // Nine tenths back the bonus plays, one tenth is the first jackpot.
  await submit(connection, [await client.mintBonusTokens(pool, mint, Number(bonus))], [provider])
}

/**
 * gamba-core-v2 2.0.0 does not pass the jackpot account, and the address filled in instead is derived from seeds with
 * quotation marks in them, which no program accepts. It is the seventh account of the instruction.
 */
async function createPoolInstructions(client: GambaProvider, plan: PoolPlan): Promise<TransactionInstruction[]> {
  const publicPool = SystemProgram.programId
  const instructions = await Promise.all(client.createPool(plan.mint, publicPool, plan.lookupTableSlot + 1))
  const jackpotAccount = instructions.at(-1)?.keys[6]
  if (!jackpotAccount) throw new Error("gamba-core-v2 no longer creates a pool the way this network expects")
  jackpotAccount.pubkey = getPoolJackpotTokenAccountAddress(getPoolAddress(plan.mint))
  return instructions
}

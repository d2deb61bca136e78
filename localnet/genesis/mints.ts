import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token"
import { type Connection, type Keypair, type PublicKey, SystemProgram } from "@solana/web3.js"
import { submit } from "./submit"

export interface MintPlan {
  mint: Keypair
  /** Mints tokens, pays for the accounts, and freezes where that is possible. */
  authority: Keypair
  decimals: number
  /** Whether the authority may freeze a wallet's account. */
  freezable: boolean
  /** Receives the first amount, in the smallest unit. */
  holder: PublicKey
  amount: bigint
}

/** Creates a token without on-chain metadata. */
export async function createMint(connection: Connection, plan: MintPlan): Promise<PublicKey> {
  const { mint, authority, decimals, freezable, holder, amount } = plan
  const payer = authority.publicKey
  const account = getAssociatedTokenAddressSync(mint.publicKey, holder)
  const create = SystemProgram.createAccount({
    fromPubkey: payer,
    newAccountPubkey: mint.publicKey,
    lamports: await connection.getMinimumBalanceForRentExemption(MINT_SIZE),
    space: MINT_SIZE,
    programId: TOKEN_PROGRAM_ID,
  })
  await submit(
    connection,
    [
      create,
      createInitializeMint2Instruction(mint.publicKey, decimals, payer, freezable ? payer : null),
      createAssociatedTokenAccountIdempotentInstruction(payer, account, holder, mint.publicKey),
      createMintToInstruction(mint.publicKey, account, payer, amount),
    ],
    [authority, mint],
  )
  return mint.publicKey
}

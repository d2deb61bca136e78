import {
  createAssociatedTokenAccountIdempotentInstruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
} from "@solana/spl-token"
import { ComputeBudgetProgram, type Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js"
import type { Bank } from "../bank/bank"
import { describeError } from "../bank/errors"
import { parseWire } from "../bank/wire"
import { lamportsPerSol, usdcUnit } from "../genesis/amounts"
import { localKeypair } from "../genesis/keys"

export type FaucetToken = "SOL" | "USDC"

/** What one request to the faucet gives, in the token's smallest unit. */
export const faucetAmount: Record<FaucetToken, bigint> = { SOL: 10n * lamportsPerSol, USDC: 1_000n * usdcUnit }

/** Gives play money with real transactions. */
export class Faucet {
  private readonly keypair = localKeypair("faucet")
  private readonly usdcMint = localKeypair("usdc-mint").publicKey
  private readonly usdcAuthority = localKeypair("usdc-mint-authority")
  private given = 0

  constructor(private readonly bank: Bank) {}

  give(wallet: string, token: FaucetToken): string {
    return token === "SOL" ? this.giveSol(wallet, faucetAmount.SOL) : this.giveUsdc(wallet, faucetAmount.USDC)
  }

  /** Returns the signature. */
  giveSol(wallet: string, lamports: bigint): string {
    const toPubkey = new PublicKey(wallet)
    const transfer = SystemProgram.transfer({ fromPubkey: this.keypair.publicKey, toPubkey, lamports })
    return this.send(new Transaction().add(transfer), [this.keypair])
  }

  private giveUsdc(wallet: string, amount: bigint): string {
    const owner = new PublicKey(wallet)
    const payer = this.keypair.publicKey
    const account = getAssociatedTokenAddressSync(this.usdcMint, owner)
    const authority = this.usdcAuthority.publicKey
    const transaction = new Transaction().add(
      createAssociatedTokenAccountIdempotentInstruction(payer, account, owner, this.usdcMint),
      createMintToInstruction(this.usdcMint, account, authority, amount),
    )
    return this.send(transaction, [this.keypair, this.usdcAuthority])
  }

  private send(transaction: Transaction, signers: Keypair[]): string {
    // Two equal gifts within one slot would be one transaction; an unused compute limit makes each its own.
    transaction.add(ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 + (this.given++ % 1_000_000) }))
    transaction.recentBlockhash = this.bank.slots.blockhash()
    transaction.feePayer = this.keypair.publicKey
    transaction.sign(...signers)
    const sent = this.bank.send(parseWire(transaction.serialize()))
    const error = sent.entered ? sent.record.error : sent.error
    if (!sent.entered || error !== null) throw new Error(`The faucet could not give: ${describeError(error ?? "")}`)
    return sent.record.signature
  }
}

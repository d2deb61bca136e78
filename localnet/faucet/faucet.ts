import {
  createAssociatedTokenAccountIdempotentInstruction,
  createMintToInstruction,
  createSyncNativeInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  NATIVE_MINT,
} from "@solana/spl-token"
import {
  ComputeBudgetProgram,
  type Connection,
  type Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from "@solana/web3.js"
import { GambaProvider, getPoolAddress, getPoolBonusAddress } from "gamba-core-v2"
import type { Bank } from "../bank/bank"
import { describeError } from "../bank/errors"
import { parseWire } from "../bank/wire"
import { lamportsPerSol, usdcUnit } from "../genesis/amounts"
import { localKeypair } from "../genesis/keys"
import { oddGift } from "../genesis/odd-tokens"

const tokens = ["SOL", "USDC"] as const
type Token = (typeof tokens)[number]
export const gifts = [...tokens, "SOL_BONUS", "USDC_BONUS"] as const
export type Gift = (typeof gifts)[number]
export const isGift = (value: unknown): value is Gift => gifts.some((gift) => gift === value)

/** What one request to the faucet gives, in the token's smallest unit. */
export const faucetAmount: Record<Gift, bigint> = {
  SOL: 10n * lamportsPerSol,
  USDC: 1_000n * usdcUnit,
  SOL_BONUS: lamportsPerSol / 2n,
  USDC_BONUS: 50n * usdcUnit,
}

/** Gives play money with real transactions. */
export class Faucet {
  private readonly keypair = localKeypair("faucet")
  private readonly usdcMint = localKeypair("usdc-mint").publicKey
  private readonly usdcAuthority = localKeypair("usdc-mint-authority")
  private readonly client: GambaProvider
  private given = 0

  constructor(
    private readonly bank: Bank,
    connection: Connection,
  ) {
    this.client = new GambaProvider(connection, this.keypair)
  }

  /** Gives one of the tokens that a network has only when asked for them; null for a token it does not know. */
  giveOdd(wallet: string, id: string): { signature: string; amount: bigint } | null {
    const gift = oddGift(id, new PublicKey(wallet), this.keypair.publicKey)
    return gift && { signature: this.send(gift.instructions, [this.keypair, ...gift.signers]), amount: gift.amount }
  }

  /** Resolves to the signature. */
  async give(wallet: string, gift: Gift): Promise<string> {
    const owner = new PublicKey(wallet)
    if (gift === "SOL") return this.giveSol(wallet, faucetAmount.SOL)
    if (gift === "USDC") return this.send(this.mintUsdc(owner, faucetAmount.USDC), [this.keypair, this.usdcAuthority])
    return this.giveBonus(owner, gift === "SOL_BONUS" ? "SOL" : "USDC", faucetAmount[gift])
  }

  /** Returns the signature. */
  giveSol(wallet: string, lamports: bigint): string {
    const toPubkey = new PublicKey(wallet)
    return this.send(
      [SystemProgram.transfer({ fromPubkey: this.keypair.publicKey, toPubkey, lamports })],
      [this.keypair],
    )
  }

  private mintUsdc(owner: PublicKey, amount: bigint): TransactionInstruction[] {
    const payer = this.keypair.publicKey
    const account = getAssociatedTokenAddressSync(this.usdcMint, owner)
    const authority = this.usdcAuthority.publicKey
    return [
      createAssociatedTokenAccountIdempotentInstruction(payer, account, owner, this.usdcMint),
      createMintToInstruction(this.usdcMint, account, authority, amount),
    ]
  }

  /**
   * Buys bonus tokens as an operator would, and passes them on. A tenth of the price feeds the jackpot, and the program
   * issues bonus tokens to the buyer only.
   */
  private async giveBonus(owner: PublicKey, token: Token, amount: bigint): Promise<string> {
    const payer = this.keypair.publicKey
    const mint = token === "SOL" ? NATIVE_MINT : this.usdcMint
    const pool = getPoolAddress(mint)
    const bonusMint = getPoolBonusAddress(pool)
    const price = (amount * 10n + 8n) / 9n
    const [bought, given] = [payer, owner].map((holder) => getAssociatedTokenAddressSync(bonusMint, holder))
    if (!bought || !given) throw new Error("The faucet could not derive its accounts")
    this.send(token === "SOL" ? this.wrapSol(price) : this.mintUsdc(payer, price), [
      this.keypair,
      ...(token === "SOL" ? [] : [this.usdcAuthority]),
    ])
    return this.send(
      [
        await this.client.mintBonusTokens(pool, mint, Number(price)),
        createAssociatedTokenAccountIdempotentInstruction(payer, given, owner, bonusMint),
        createTransferInstruction(bought, given, payer, amount),
      ],
      [this.keypair],
    )
  }

  private wrapSol(lamports: bigint): TransactionInstruction[] {
    const payer = this.keypair.publicKey
    const account = getAssociatedTokenAddressSync(NATIVE_MINT, payer)
    return [
      createAssociatedTokenAccountIdempotentInstruction(payer, account, payer, NATIVE_MINT),
      SystemProgram.transfer({ fromPubkey: payer, toPubkey: account, lamports }),
      createSyncNativeInstruction(account),
    ]
  }

  private send(instructions: readonly TransactionInstruction[], signers: Keypair[]): string {
    // Two equal transfers within one slot would be one transaction; an unused compute limit makes each its own.
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 + (this.given++ % 800_000) })
    const transaction = new Transaction().add(...instructions, limit)
    transaction.recentBlockhash = this.bank.slots.blockhash()
    transaction.feePayer = this.keypair.publicKey
    transaction.sign(...signers)
    const sent = this.bank.send(parseWire(transaction.serialize()))
    const error = sent.entered ? sent.record.error : sent.error
    if (!sent.entered || error !== null) throw new Error(`The faucet could not give: ${describeError(error ?? "")}`)
    return sent.record.signature
  }
}

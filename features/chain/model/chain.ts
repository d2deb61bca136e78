import type { BetChain, BetToken, Instruction, PlayRequest, Prepared } from "@dghrt/betting"
import type { UnpayableReason } from "./referral"

export type {
  AtSlot,
  GameAccount,
  Holdings,
  Instruction,
  PlayRequest,
  PoolTerms,
  Prepared,
  Refuser,
  Settlement,
  SignatureStatus,
  SignedTransaction,
  Signer,
  Witness,
} from "@dghrt/betting"

export interface ChainOptions {
  /** Total priority fee of a transaction that is no bet, in lamports; a bet brings its own. None when absent. */
  priorityFeeLamports?: () => bigint
}

/** A player's record of who referred them to this platform, and the payment of the referrer's share. */
export interface ReferralChain {
  /** Base58; null when no referrer is recorded for this wallet. */
  readReferrer(): Promise<string | null>
  /** Why an amount of the token cannot be delivered to a wallet; null when it can. */
  whyUnpayable(wallet: string, token: BetToken, amount: bigint): Promise<UnpayableReason | null>
  /** Records the referrer, in place of an earlier one. */
  recordInstruction(referrer: string): Instruction
  shareInstruction(referrer: string, token: BetToken, amount: bigint): Instruction
  /** Whether a bet with these further instructions and a priority fee fits into one transaction. */
  fits(play: PlayRequest, extra: readonly Instruction[]): Promise<boolean>
  /** Removes the record, whose rent goes back to the wallet. */
  prepareRemoval(): Promise<Prepared>
}

/** What one transaction did to the wallet's lamports, or to its account of a token. */
export interface Move {
  signature: string
  before: bigint
  after: bigint
  /** It names a program of ours: a bet, its result, a share or a fee. */
  isOurs: boolean
}

/** The chain as one wallet's play needs it: what a bet takes, and what other features ask beside it. */
export interface Chain extends BetChain {
  readonly referral: ReferralChain
  /** Spendable: lamports for SOL, the token account's amount otherwise. */
  readBalance(token: BetToken): Promise<bigint>
  /** What the newest transactions did to the wallet's account of a token, to its lamports for null; newest first. */
  readMoves(token: BetToken | null): Promise<readonly Move[]>
  /** What others paid lately for a compute unit in transactions that use the token's pool, in micro-lamports; ascending. */
  recentUnitPrices(token: BetToken): Promise<readonly bigint[]>
  /** Takes back a bet that waits for its result, or winnings that could not be delivered, in the token of that mint; `held` is how much of it the account has. */
  prepareClaim(mint: string): Promise<Prepared & { held: bigint }>
  /** Closes both accounts, whose rent goes back to the wallet; refused while a bet waits for its result. */
  prepareClose(): Promise<Prepared>
}

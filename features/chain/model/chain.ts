import type { TokenConfig } from "#contract/config"
import type { UnpayableReason } from "./referral"

/** Signs for one account. Chain-free: bytes in, bytes out. */
export interface Signer {
  /** Base58. */
  readonly address: string
  readonly publicKey: Uint8Array
  /**
   * Serialised transaction in, signed one out.
   * @throws whatever the wallet throws when the player declines.
   */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
}

/** A reading of the chain and the slot it is true for. */
export interface AtSlot<T> {
  slot: number
  value: T
}

/** A wallet's game account: its running or last bet, and the hash of the seed that decides the next one. */
export interface GameAccount {
  /** Plays settled so far. */
  nonce: number
  status: "none" | "not-initialized" | "ready" | "result-requested"
  /** SHA-256 hex; empty until the RNG provider has committed to a seed. */
  nextRngSeedHashed: string
  /** Revealed seed of the last settled play. */
  rngSeed: string
  clientSeed: string
  bet: readonly number[]
  wager: bigint
  resultIndex: number
  jackpotPayout: bigint
  /** Chance of the last bet to win the jackpot: 10,000,000,000 is certain. */
  jackpotProbabilityUbps: bigint
  metadata: string
  tokenMint: string
}

/** What a pool takes and pays, read from chain. Amounts in the token's smallest unit. */
export interface PoolTerms {
  playsAllowed: boolean
  minWager: bigint
  /** No single outcome may pay more. */
  maxPayout: bigint
  jackpotBalance: bigint
  gambaFeeBps: number
  poolFeeBps: number
  maxCreatorFeeBps: number
  maxHouseEdgeBps: number
  /** What the program takes for each bet besides its fees. */
  playFeeLamports: bigint
  /** Whether the operator's account for this token exists. Otherwise the next bet of any player pays its rent. */
  creatorAccountOpen: boolean
}

export interface Play {
  token: TokenConfig
  wager: bigint
  betArray: readonly number[]
  clientSeed: string
  metadata: string
  creatorFeeBps: number
  jackpotFeeBps: number
  /** Priority fee of the whole transaction, in lamports; none when absent. */
  priorityFeeLamports?: bigint
  /** Spends the wallet's bonus tokens first. */
  useBonus?: boolean
}

/** What a wallet holds for one token, and which accounts its next bet would have to open. Read in one call. */
export interface Holdings {
  /** Lamports for SOL, the token account's amount otherwise. */
  balance: bigint
  /** Lamports, which pay fees and rent whatever the token is. */
  lamports: bigint
  /** Bonus tokens of this pool, one for one with the token. */
  bonus: bigint
  /** The issuer of the token has frozen the wallet's account, so that nothing can be bet from it. */
  frozen: boolean
  /** The wallet's accounts at the program exist. */
  playerOpen: boolean
  /** The program's account through which this wallet's wagers of the token pass exists. */
  wagerAccountOpen: boolean
  /** The same for bonus tokens. */
  bonusAccountOpen: boolean
}

export interface ChainOptions {
  /** Total priority fee of a transaction that is no bet, in lamports; a bet brings its own. None when absent. */
  priorityFeeLamports?: () => bigint
}

/** An instruction of another feature (a referral record, say) that travels in the player's transaction. */
export interface Instruction {
  programId: string
  accounts: readonly { address: string; signer: boolean; writable: boolean }[]
  data: Uint8Array
}

/** Simulated and ready for the wallet. */
export interface Prepared {
  wire: Uint8Array
  /** After this block height the network forgets the transaction for good. */
  lastValidBlockHeight: number
}

export interface SignedTransaction extends Prepared {
  /** Base58. */
  signature: string
}

export type SignatureStatus =
  /** `atSlot` is the slot up to which the node has searched. */
  { status: "not-found"; atSlot: number } | { status: "landed"; slot: number } | { status: "failed"; reason: string }

/** A settled play, as its event on chain describes it. */
export interface Settlement {
  nonce: number
  clientSeed: string
  rngSeed: string
  resultIndex: number
  bet: readonly number[]
  wager: bigint
  payout: bigint
  jackpotPayout: bigint
  /** Signature of the RNG provider's settling transaction. */
  signature: string
}

/** A player's record of who referred them to this platform, and the payment of the referrer's share. */
export interface ReferralChain {
  /** Base58; null when no referrer is recorded for this wallet. */
  readReferrer(): Promise<string | null>
  /** Why an amount of the token cannot be delivered to a wallet; null when it can. */
  whyUnpayable(wallet: string, token: TokenConfig, amount: bigint): Promise<UnpayableReason | null>
  /** Records the referrer, in place of an earlier one. */
  recordInstruction(referrer: string): Instruction
  shareInstruction(referrer: string, token: TokenConfig, amount: bigint): Instruction
  /** Whether a bet with these further instructions and a priority fee fits into one transaction. */
  fits(play: Play, extra: readonly Instruction[]): Promise<boolean>
  /** Removes the record, whose rent goes back to the wallet. */
  prepareRemoval(): Promise<Prepared>
}

/** The chain as one wallet's play needs it. Every function rejects with `ChainError` and with nothing else. */
export interface Chain {
  readonly address: string
  readonly referral: ReferralChain
  /** The socket of the subscriptions is open. It may still be silent, so poll beside it, less often. */
  isLive(): boolean
  readGame(): Promise<AtSlot<GameAccount | null>>
  /** Reports each change of the game account; a dead socket reports nothing, so poll beside it. */
  watchGame(onChange: (game: AtSlot<GameAccount | null>) => void): () => void
  readPool(token: TokenConfig): Promise<PoolTerms>
  /** Spendable: lamports for SOL, the token account's amount otherwise. */
  readBalance(token: TokenConfig): Promise<bigint>
  readHoldings(token: TokenConfig): Promise<Holdings>
  /** What others paid lately for a compute unit in transactions that use the token's pool, in micro-lamports; ascending. */
  recentUnitPrices(token: TokenConfig): Promise<readonly bigint[]>
  watchBalance(token: TokenConfig, onChange: (balance: bigint) => void): () => void
  /** Opens the wallet's player and game accounts, so that the RNG provider can commit to a seed before the first bet. */
  prepareAccount(): Promise<Prepared>
  /** Takes back a bet that waits for its result, or winnings that could not be delivered, in the token of that mint. */
  prepareClaim(mint: string): Promise<Prepared>
  /** Closes both accounts, whose rent goes back to the wallet; refused while a bet waits for its result. */
  prepareClose(): Promise<Prepared>
  /** Does ahead what the first bet with the token would wait for, once the page is idle. A bet does not depend on it. */
  prewarm(token: TokenConfig): Promise<void>
  preparePlay(play: Play, extra: readonly Instruction[]): Promise<Prepared>
  /** A transaction of its own for instructions that do not fit into the bet's. */
  prepareInstructions(instructions: readonly Instruction[]): Promise<Prepared>
  /** Rejects with `wallet-changed-transaction` when the wallet signed something else than it was asked to. */
  sign(prepared: Prepared): Promise<SignedTransaction>
  /** Hands the transaction to the network; sending the same one again is harmless. */
  send(transaction: SignedTransaction): Promise<void>
  signatureStatus(signature: string): Promise<SignatureStatus>
  blockHeight(): Promise<AtSlot<number>>
  /** The settlement of one play of this wallet, searched in its recent transactions; null when not found. */
  findSettlement(nonce: number): Promise<Settlement | null>
}

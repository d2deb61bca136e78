import type { BetToken } from "../model/bet-token"
import type { AtSlot, Holdings, Instruction, PoolTerms } from "../model/chain-figures"

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

export interface PlayRequest {
  token: BetToken
  wager: bigint
  betArray: readonly number[]
  clientSeed: string
  metadata: string
  /** The seed commitment that the bet asserts: it fails where the chain no longer has it. None when absent. */
  hashedSeed?: string
  creatorFeeBps: number
  jackpotFeeBps: number
  /** Priority fee of the whole transaction, in lamports; none when absent. */
  priorityFeeLamports?: bigint
  /** Spends the wallet's bonus tokens first. */
  useBonus?: boolean
}

/** Simulated and ready for the wallet. */
export interface Prepared {
  wire: Uint8Array
  /** After this block height the network forgets the transaction for good. */
  lastValidBlockHeight: number
  /** The chain itself refuses the bet where it no longer has the seed commitment that the play names. */
  assertsCommitment?: boolean
}

export interface SignedTransaction extends Prepared {
  /** Base58. */
  signature: string
}

export type SignatureStatus =
  /** `atSlot` is the slot up to which the node has searched. */
  | { status: "not-found"; atSlot: number }
  | { status: "landed"; slot: number }
  | { status: "failed"; reason: string; by?: Refuser }

/** Which instruction failed a transaction: the assertion of its seed commitment, one that the wallet added, or one of a program's own. */
export type Refuser = "commitment" | "wallet" | "program"

/** What one node says of a signed transaction, at its newest confirmed block. */
export interface Witness {
  /** Names the node: what has one name counts once. */
  node: string
  blockHeight: number
  /** Whether the network still takes a transaction with the blockhash of this one. */
  isBlockhashValid: boolean
  status: SignatureStatus["status"]
  /** The wallet's game account; null where there is none, and beside transactions that are no bets. */
  game: GameAccount | null
}

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

export interface BetOnChain {
  signature: string
  /** In which it landed. */
  slot: number
}

export interface SettlementSearch {
  /** The wallet's first settlement after the bet, which is the bet's: the program allows one open bet. */
  settlement: Settlement | null
  /** The node knows all of the wallet's transactions back to the bet, so that null says that there is no settlement among them. */
  complete: boolean
}

/** The chain as one wallet's bets need it. Every function rejects with `ChainError` and with nothing else. */
export interface BetChain {
  readonly address: string
  /** The socket of the subscriptions is open. It may still be silent, so poll beside it, less often. */
  isLive(): boolean
  readGame(): Promise<AtSlot<GameAccount | null>>
  /** Reports each change of the game account; a dead socket reports nothing, so poll beside it. */
  watchGame(onChange: (game: AtSlot<GameAccount | null>) => void): () => void
  readPool(token: BetToken): Promise<PoolTerms>
  readHoldings(token: BetToken): Promise<Holdings>
  watchBalance(token: BetToken, onChange: (balance: bigint) => void): () => void
  /** Opens the wallet's player and game accounts, so that the RNG provider can commit to a seed before the first bet. */
  prepareAccount(): Promise<Prepared>
  /** Does ahead what the first bet with the token would wait for, once the page is idle. A bet does not depend on it. */
  prewarm(token: BetToken): Promise<void>
  preparePlay(play: PlayRequest, extra: readonly Instruction[]): Promise<Prepared>
  /** A transaction of its own for instructions that do not fit into the bet's. */
  prepareInstructions(instructions: readonly Instruction[]): Promise<Prepared>
  /** Rejects with `wallet-changed-transaction` when the wallet signed something else than it was asked to. */
  sign(prepared: Prepared): Promise<SignedTransaction>
  /** Hands the transaction to the network; sending the same one again is harmless. */
  send(transaction: SignedTransaction): Promise<void>
  /** With the signed bytes a failure also says which instruction it was. */
  signatureStatus(signature: string, wire?: Uint8Array): Promise<SignatureStatus>
  blockHeight(): Promise<AtSlot<number>>
  /** Each of two nodes by itself, where there are two. Asked only while it is not known what became of a transaction. */
  witnesses(transaction: SignedTransaction): Promise<readonly Witness[]>
  /** The settlement of one play of this wallet, searched in its recent transactions; null when not found. */
  findSettlement(nonce: number): Promise<Settlement | null>
  /** How a bet of this wallet that is on chain was settled, searched in the transactions after its own. */
  settlementAfter(bet: BetOnChain): Promise<SettlementSearch>
}

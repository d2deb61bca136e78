/** A reading of the chain and the slot it is true for. */
export interface AtSlot<T> {
  slot: number
  value: T
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

/** An instruction of another feature (a referral record, say) that travels in the player's transaction. */
export interface Instruction {
  programId: string
  accounts: readonly { address: string; signer: boolean; writable: boolean }[]
  data: Uint8Array
}

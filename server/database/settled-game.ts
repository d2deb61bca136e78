/** A play, decoded from the chain's event. Null is unknown: only a row of an earlier version has nulls, and is partial. */
export interface SettledGame {
  signature: string
  eventIndex: number
  slot: number
  timeMs: number
  betSignature: string | null
  betSlot: number | null
  betTimeMs: number | null
  commitmentSlot: number | null
  player: string
  token: string
  pool: string | null
  game: string
  wager: bigint
  payout: bigint
  jackpot: bigint
  multiplierBps: number
  creatorFee: bigint | null
  poolFee: bigint | null
  gambaFee: bigint | null
  jackpotFee: bigint | null
  bonusUsed: bigint | null
  jackpotProbabilityUbps: number | null
  jackpotResult: number | null
  poolLiquidity: bigint | null
  nonce: number | null
  clientSeed: string | null
  rngSeed: string | null
  nextRngSeedHashed: string | null
  resultIndex: number | null
  /** Multipliers in basis points. */
  bet: readonly number[] | null
  metadata: string | null
  partial: boolean
}

/** A game to be stored: whether the cluster had finalized it decides if it is checked again. */
export type NewGame = SettledGame & { finalized: boolean }

/** A bet whose settlement was not among the transactions that were read with it. */
export interface OpenBet {
  player: string
  signature: string
  slot: number
  timeMs: number
}

/** What a bet paid to the player's referrer in its own transaction. */
export interface ReferralShare {
  /** Of the bet. */
  signature: string
  player: string
  token: string
  referrer: string
  amount: bigint
}

/** What was read in one go: what happened, oldest first, and what it leaves to be read below. */
export interface ReadPage {
  games: readonly NewGame[]
  openBets: readonly OpenBet[]
  shares?: readonly ReferralShare[]
  /** Signatures that the node named and did not return. */
  missing: readonly string[]
  /** The last signature of a page that has more below it, with where that ends. */
  rest: { before: string; until: string | null } | null
}

export const dayMs = 86_400_000
export const hourMs = 3_600_000
export const dayOf = (timeMs: number): number => Math.floor(timeMs / dayMs)
export const outcomeOf = ({ wager, payout }: Pick<SettledGame, "wager" | "payout">): -1 | 0 | 1 =>
  payout > wager ? 1 : payout === wager ? 0 : -1

/** The first day of the last `days` days, today included. */
export const firstDayOf = (days: number, nowMs: number): number => dayOf(nowMs) - days + 1
/** The first hour of the last `hours` hours, this one included. */
export const firstHourOf = (hours: number, nowMs: number): number => Math.floor(nowMs / hourMs) - hours + 1

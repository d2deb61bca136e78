/** One settled play, from the indexer or read from the chain. Amounts are in the token's smallest unit. */
export interface Play {
  /** Transaction that settled the play. */
  signature: string
  /** Transaction in which the player placed the bet; null when it is not known. */
  betSignature: string | null
  /** Position among the plays that the same transaction settled. */
  eventIndex: number
  /** Milliseconds since 1970; null when the source does not say. */
  timeMs: number | null
  user: string
  creator: string
  /** The mint. */
  token: string
  wager: bigint
  payout: bigint
  jackpot: bigint
  /** The part of the wager that was paid from bonus; null when the source does not say. */
  bonusUsed: bigint | null
  multiplierBps: number
  /** Catalogue id; empty when the metadata names no known game. */
  game: string
  /** The rest of the event; null where the source leaves it out. */
  event: PlayEvent | null
}

export interface PlayEvent {
  pool: string
  slot: number
  betSlot: number | null
  nonce: number
  clientSeed: string
  rngSeed: string
  nextRngSeedHashed: string
  resultIndex: number
  /** Multipliers in basis points, one per outcome. */
  bet: readonly number[]
  metadata: string
  fees: { creator: bigint; gamba: bigint; pool: bigint; jackpot: bigint }
  poolLiquidity: bigint
  /** What the program states of its draw for the jackpot; null where the source leaves it out. */
  jackpotDraw: { probabilityUbps: bigint; drawn: bigint } | null
}

/** Names one play among all. */
export const playKey = ({ signature, eventIndex }: Pick<Play, "signature" | "eventIndex">) =>
  `${signature}:${eventIndex}`

export type PlayMoney = Pick<Play, "wager" | "payout">

export type WholeMoney = PlayMoney & Pick<Play, "jackpot" | "bonusUsed">

/** The label of the specification: a play that returns its wager counts as WIN and says that it is a push. */
export function outcomeLabel({ wager, payout }: PlayMoney): "WIN" | "WIN (push)" | "LOSS" {
  if (payout < wager) return "LOSS"
  return payout === wager ? "WIN (push)" : "WIN"
}

/** Only more than the wager is shown as money won. */
export const isGain = (play: PlayMoney): boolean => play.payout > play.wager

/**
 * "+137.0%", "−100.0%": what the payout is above or below the wager. Null without a wager, and where jackpot or bonus tokens
 * make it another figure than the result.
 */
export function changePercent({ wager, payout, jackpot, bonusUsed }: WholeMoney): string | null {
  if (wager <= 0n || jackpot > 0n || (bonusUsed ?? 0n) > 0n) return null
  const tenths = ((payout - wager) * 1_000n) / wager
  const size = tenths < 0n ? -tenths : tenths
  const sign = tenths > 0n ? "+" : tenths < 0n ? "\u2212" : ""
  return `${sign}${size / 10n}.${size % 10n}%`
}

import type { PlayEvent } from "./play"

/** What a bet offered, computed from its own table and fees. Shares of one. */
export interface BetOdds {
  winChance: number
  maxMultiplierBps: number
  /** What the table keeps on average; 0 for a table that returns all. */
  houseEdge: number
  /** All fees, of the wager; null for a bet without a wager. */
  feeShare: number | null
}

export function oddsOf({ bet, fees }: Pick<PlayEvent, "bet" | "fees">, wager: bigint): BetOdds | null {
  if (bet.length === 0) return null
  const wins = bet.filter((multiplierBps) => multiplierBps > 10_000).length
  const mean = bet.reduce((sum, multiplierBps) => sum + multiplierBps, 0) / bet.length / 10_000
  const charged = fees.creator + fees.gamba + fees.pool + fees.jackpot
  return {
    winChance: wins / bet.length,
    maxMultiplierBps: Math.max(...bet),
    houseEdge: Math.max(0, 1 - mean),
    feeShare: wager > 0n ? Number((charged * 1_000_000n) / wager) / 1_000_000 : null,
  }
}

/** "42.000%" */
export const sharePercent = (share: number, places: number) => `${(share * 100).toFixed(places)}%`

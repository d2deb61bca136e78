import type { PlayerStats } from "#contract/players"

type TokenTally = PlayerStats["tokens"][number]

export interface PlayerTotals {
  plays: number
  wins: number
  pushes: number
  /** Multiplier of the best play in basis points; null without plays. */
  bestMultiplierBps: number | null
  firstMs: number | null
  lastMs: number | null
  tokens: readonly TokenTally[]
}

/** All tokens together, as far as they can be added; amounts stay apart. A wallet without plays has zeros. */
export function playerTotals({ tokens }: PlayerStats): PlayerTotals {
  const sum = (of: (tally: TokenTally) => number) => tokens.reduce((total, tally) => total + of(tally), 0)
  return {
    plays: sum(({ plays }) => plays),
    wins: sum(({ wins }) => wins),
    pushes: sum(({ pushes }) => pushes),
    bestMultiplierBps: tokens.length === 0 ? null : Math.max(...tokens.map((tally) => tally.best_multiplier_bps)),
    firstMs: tokens.length === 0 ? null : Math.min(...tokens.map(({ first_ms }) => first_ms)),
    lastMs: tokens.length === 0 ? null : Math.max(...tokens.map(({ last_ms }) => last_ms)),
    tokens,
  }
}

/** Cents of several tokens together; null as soon as one of them has no price. */
export function sumCents(cents: readonly (bigint | null)[]): bigint | null {
  let total = 0n
  for (const one of cents) {
    if (one === null) return null
    total += one
  }
  return total
}

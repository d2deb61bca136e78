/**
 * Budgets in bytes as they travel. Raising one is its own commit. The aim for a visitor's JavaScript is 100 kB in all;
 * React, its router and the schemas are 75 kB of it, so that two layouts do not fit yet. These two hold what is reached.
 */
export const budgets = {
  /** JavaScript that the front page names: what it needs to come alive. */
  script: 118_000,
  /** JavaScript of a visitor's front page, with prices, jackpot and status that come after. */
  scriptInAll: 138_000,
  /** All that a visitor's front page brings. */
  everything: 350_000,
  /** One game's own code, without 3D. */
  game: 40_000,
} as const

/** Code of the chain may not come before it is needed. */
export const isChainCode = (file: string) => /chain|web3|gamba|anchor|spl-token/.test(file)

/**
 * Budgets in bytes as they travel. Raising one is its own commit. Of a visitor's first script React and its router are
 * two thirds; what it asks for later is read when the page has come alive, or when a reader comes near it.
 */
export const budgets = {
  /** JavaScript that the front page names: what it needs to come alive. */
  script: 100_000,
  /** JavaScript of a visitor's front page, with prices, jackpot and status that come after. */
  scriptInAll: 130_000,
  /** All that a visitor's front page brings. */
  everything: 350_000,
  /** One game's own code, without 3D. */
  game: 40_000,
} as const

/** Code of the chain may not come before it is needed. */
export const isChainCode = (file: string) => /chain|web3|gamba|anchor|spl-token/.test(file)

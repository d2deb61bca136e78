/** ARCHITECTURE's budgets in bytes as they travel. Raising one is its own commit. */
export const budgets = {
  /** JavaScript of a visitor's front page. */
  script: 100_000,
  /** All that a visitor's front page brings. */
  everything: 350_000,
  /** One game's own code, without 3D. */
  game: 40_000,
} as const

/** Code of the chain may not come before it is needed. */
export const isChainCode = (file: string) => /chain|web3|gamba|anchor|spl-token/.test(file)

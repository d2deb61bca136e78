/**
 * Budgets in bytes as they travel, compressed. Raising one is its own commit. React and its router are two thirds of a
 * visitor's first script; what is needed later loads after hydration, or when the reader comes near it.
 */
export const budgets = {
  /**
   * JavaScript that the front page names. The goal is 100 kB; each route and each entry of the menus adds some bytes, so
   * the check stops at 120 kB.
   */
  script: 120_000,
  /** JavaScript of a visitor's front page, with prices, jackpot, and status that load later. */
  scriptInAll: 155_000,
  /** The same where the page is wide enough that the chat stands open beside it. */
  scriptWithChat: 248_000,
  /** Everything that a visitor's front page loads. */
  everything: 350_000,
  everythingWithChat: 425_000,
  /** One game's own code, without 3D. */
  game: 40_000,
} as const

/** Chain code may not load before it is needed. What loads it, half a kilobyte, may. */
export const isChainCode = (file: string) => /(?<!load-)chain|web3|gamba|anchor|spl-token/.test(file)

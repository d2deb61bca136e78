/**
 * Every fee that this casino sets, in basis points of a wager. The pool and the protocol set their own, which are read
 * from the chain together with the highest creator fee that the pool allows.
 */
export const fees = {
  /** Goes to the player's referrer, or to the platform where there is none. */
  platformBps: 25,
  /** Stays with the platform. */
  creatorBps: 10,
  /** For a chance to win the jackpot; not charged while the player takes no part. */
  jackpotBps: 10,
  /** For a place in a multiplayer game, in place of the other three. */
  multiplayerBps: 150,
} as const

/** A creator fee above it is a mistake in the configuration and refuses the bet, whatever the pool allows. */
export const MAX_CREATOR_FEE_BPS = 700

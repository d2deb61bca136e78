/**
 * What the platform takes on top of a wager: 0.25 % platform share and 0.1 % creator fee in one, and 0.1 % for the
 * jackpot. The pool's and the protocol's fees are read from the chain.
 */
export const platformFees = { creatorFeeBps: 35, jackpotFeeBps: 10 }

import { platformFees, type QuoteBet } from "#features/games"

/** What a bet costs besides its wager. A feature that charges or credits something changes the quote here. */
export const quoteBet: QuoteBet = async () => ({ ...platformFees, lines: [], extraInstructions: [] })

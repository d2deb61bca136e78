import { composeQuote, type QuotePart } from "#features/games"
import { bonusPart, jackpotPart, platformPart, priorityPart } from "./quote-parts"
import { referralQuote } from "./referral-quote"

/**
 * What a bet costs besides its wager, part by part. A feature that charges, credits or carries something adds one line:
 * its numbers are added to the others, so a discount is a negative share.
 */
const parts: readonly QuotePart[] = [platformPart, jackpotPart, priorityPart, bonusPart, referralQuote]

export const quoteBet = composeQuote(parts)

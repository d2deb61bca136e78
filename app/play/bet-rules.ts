import type { BetRules } from "#features/games"
import { askAge, askTerms } from "../overlays/ask-terms"
import { policies } from "./policies"
import { quoteBet } from "./quote-bet"

/** What the features of this app bring to every bet, in the order in which it is asked. */
export const betRules: BetRules = { confirm: askTerms, policies, quoteBet }

/** Free play signs nothing and costs nothing: it asks for the age in place of the terms. */
export const freeBetRules: BetRules = { ...betRules, confirm: askAge }

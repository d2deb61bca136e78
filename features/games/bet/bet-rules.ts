import type * as betting from "@dghrt/betting"
import type * as quote from "@dghrt/betting/model/quote"
import type { Chain } from "#features/chain"

/** The engine's types over this app's chain, of which policies and quotes ask more than a bet does. */
export type BetApproval = betting.BetApproval<Chain>
export type BetRules = betting.BetRules<Chain>
export type ChainFacts = betting.ChainFacts<Chain>
export type Policy = betting.Policy<Chain>
export type QuoteBet = quote.QuoteBet<Chain>
export type QuotePart = quote.QuotePart<Chain>
export type Round = betting.Round<Chain>

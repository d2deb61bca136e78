import type * as betting from "@dghrt/betting"
import type * as quote from "@dghrt/betting/model"
import type { Chain } from "#features/chain"

/** The engine's types over this app's chain, of which policies and quotes ask more than a bet does. */
export type BetRules = betting.BetRules<Chain>
export type Policy = betting.Policy<Chain>
export type QuotePart = quote.QuotePart<Chain>

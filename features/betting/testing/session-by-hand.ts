import { proxy } from "valtio/vanilla"
import type { BetToken } from "../model/bet-token"
import type { BetChain } from "../ports/bet-chain"
import type { Facts, Session } from "../session"
import { createShownBalance } from "../shown-balance"
import { roundByHand } from "./round-by-hand"

const sol: BetToken = { mint: "mint", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "authority" }

/** A session that does nothing by itself: a test changes its round's `state` and its `facts`, or brings a part of its own. */
export function sessionByHand<Chain extends BetChain = BetChain>(parts: Partial<Session<Chain>> = {}): Session<Chain> {
  const round = parts.round ?? roundByHand()
  const facts =
    parts.facts ??
    proxy<Facts>({ pool: null, balance: null, holdings: null, problem: null, needsReload: false, quote: null })
  return {
    address: "wallet",
    token: sol,
    freePlay: false,
    shown: createShownBalance({ round, facts, visibility: { hidden: () => false, onChange: () => () => undefined } }),
    open: () => undefined,
    refresh: () => Promise.resolve(),
    quote: () => Promise.resolve(),
    place: () => Promise.resolve(),
    approve: () => Promise.resolve({ approved: false, refusal: null }),
    close: () => undefined,
    ...parts,
    round,
    facts,
  }
}

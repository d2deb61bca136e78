import type { Betting } from "../betting"
import type { BetToken } from "../model/bet-token"
import type { BetChain } from "../ports/bet-chain"
import { type BettingState, createStore, type Facts, firstState } from "../store"

const sol: BetToken = { mint: "mint", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "authority" }

/** A betting that does nothing by itself: a test sets its state, or brings a verb of its own. */
export interface BettingByHand<Chain extends BetChain = BetChain, Token extends BetToken = BetToken>
  extends Betting<Chain, Token> {
  set(change: Partial<BettingState>): void
  /** Some of the facts; the balance is on screen at once. */
  know(facts: Partial<Facts>): void
}

export function bettingByHand<Chain extends BetChain = BetChain>(
  verbs: Partial<Betting<Chain>> = {},
  first: Partial<BettingState> = {},
): BettingByHand<Chain> {
  const { state, set, subscribe } = createStore<BettingState>({ ...firstState, ...first })
  return {
    address: "wallet",
    token: sol,
    freePlay: false,
    state,
    set,
    know(change) {
      const facts = { ...state().facts, ...change }
      set({ facts, balance: facts.balance })
    },
    subscribe,
    open: () => undefined,
    refresh: () => Promise.resolve(),
    price: () => Promise.resolve(),
    place: () => Promise.resolve(),
    approve: () => Promise.resolve({ approved: false, refusal: null }),
    revealing: () => undefined,
    reveal: () => undefined,
    dismiss: () => undefined,
    accountCleared: () => undefined,
    close: () => undefined,
    ...verbs,
  }
}

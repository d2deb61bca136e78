import { logger } from "@dghrt/kernel/logger"
import type { Holdings, PoolTerms } from "./model/chain-figures"
import type { Quote } from "./model/quote"
import type { RoundResult, RoundState } from "./model/round-state"
import type { Commitment } from "./seed-commitment"

/** Figures of the wallet and the chosen pool. Null means not known: it is never drawn as zero. */
export interface Facts {
  pool: PoolTerms | null
  /** What the chain says; decisions about money use it. */
  balance: bigint | null
  /** The wallet's SOL and bonus tokens, and which of its accounts are open. */
  holdings: Holdings | null
  /** What keeps the figures from being read or refreshed, as a sentence. */
  problem: string | null
  /** A library did not load: where a new attempt cannot help, a new page does. */
  needsReload: boolean
}

/** Everything that a page shows of one wallet's betting. Each part is replaced when it changes, and never written to. */
export interface BettingState {
  round: RoundState
  /** Mint of the token that the bet in `round` is placed with; null before the first bet. A result names its own. */
  betToken: string | null
  /** Results that were on screen, of every game and token, newest first. */
  results: readonly RoundResult[]
  /** What decides the next bet is already fixed on chain; null until read. */
  commitment: Commitment | null
  facts: Facts
  /** What the bet on screen would cost. */
  quote: Quote | null
  /** The balance for the player's eyes: it does not tell a result before the board does. */
  balance: bigint | null
  /** The bet whose result the board has not shown yet, and that `balance` waits for. Its signature is null until it is settled. */
  withheld: { signature: string | null } | null
}

export interface Store<State extends object> {
  state(): State
  set(change: Partial<State>): void
  /** Hears of each change of a part, at once. Returns how to stop. */
  subscribe<Part>(select: (state: State) => Part, onChange: (part: Part) => void): () => void
}

export type BettingStore = Store<BettingState>

export const nothingKnown: Facts = { pool: null, balance: null, holdings: null, problem: null, needsReload: false }

export const firstState: BettingState = {
  round: { phase: "idle" },
  betToken: null,
  results: [],
  commitment: null,
  facts: nothingKnown,
  quote: null,
  balance: null,
  withheld: null,
}

/** A state that is read as a whole and heard in parts. A listener that throws does not keep the others from hearing. */
export function createStore<State extends object>(first: State): Store<State> {
  let now = first
  const listeners = new Set<() => void>()
  return {
    state: () => now,
    set(change) {
      const next = { ...now, ...change }
      if (Object.keys(change).every((key) => Object.is(Reflect.get(next, key), Reflect.get(now, key)))) return
      now = next
      for (const listener of [...listeners]) if (listeners.has(listener)) listener()
    },
    subscribe(select, onChange) {
      let known = select(now)
      const listener = () => {
        const part = select(now)
        if (Object.is(part, known)) return
        known = part
        try {
          onChange(part)
        } catch (error) {
          logger.error("A listener of the betting state failed", error)
        }
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

import { logger } from "@dghrt/kernel/logger"
import { approvalOf, type BetRules, type ConfirmBet, foreignBetRefusal, starts } from "./approve-bet"
import { browserVisibility } from "./browser-visibility"
import { createChainRound } from "./chain-round"
import { englishWords } from "./english-words"
import type { BetToken } from "./model/bet-token"
import { toChainError } from "./model/chain-error"
import type { PoolTerms } from "./model/chain-figures"
import type { RoundMemory } from "./model/pending"
import { type Quote, type QuoteBet, sameQuote } from "./model/quote"
import type { Bet } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { Lock } from "./ports/lock"
import type { Memory } from "./ports/memory"
import type { PageVisibility } from "./ports/page-visibility"
import type { SeedProof } from "./ports/seed-proof"
import type { Round } from "./round"
import { memoryForBets } from "./round-memory"
import { createShownBalance, type ShownBalance } from "./shown-balance"
import { type BettingState, type BettingStore, createStore, firstState } from "./store"
import { systemClock } from "./system-clock"
import { tabLock } from "./tab-lock"
import { createTypingPause } from "./typing-pause"
import { createWalletFigures } from "./wallet-figures"

/** One wallet's betting with one token: its round, and the figures around it. It lives until the wallet leaves, whatever page is open. */
export interface Betting<Chain extends BetChain = BetChain, Token extends BetToken = BetToken> {
  readonly address: string
  readonly token: Token
  /** No chain takes part: no costs, no signature. */
  readonly freePlay: boolean
  state(): BettingState
  /** Hears of each change of a part of the state, at once. Returns how to stop. */
  subscribe<Part>(select: (state: BettingState) => Part, onChange: (part: Part) => void): () => void
  /** Continues a bet that an earlier page left, and keeps the figures fresh. Does nothing while it is open. */
  open(): void
  refresh(): Promise<void>
  /**
   * Shows what a bet would cost, once its amount has not changed for a moment; a failure leaves the costs unknown, and the bet is
   * priced again when it is placed.
   */
  price(bet: Bet, quoteBet: QuoteBet<Chain>): Promise<void>
  /** The way of every bet: confirm, policies, quote, limits, sign. A second press while it is asked about does nothing. */
  place(bet: Bet, rules: BetRules<Chain>): Promise<void>
  /** The same questions for a bet that another program takes and that the caller signs. */
  approve(
    bet: Bet & { returned?: bigint },
    rules: BetRules<Chain>,
  ): Promise<{ approved: boolean; refusal: string | null }>
  /** The board begins to show the result, for which it needs this long. */
  revealing(plannedMs: number): void
  /** The board has shown the result: it moves to the results, and the next bet may come. */
  reveal(): void
  /** Leaves a failure behind. */
  dismiss(): void
  /** The wallet has taken its bet back or closed its account, and the chain has confirmed it: no earlier bet counts any more. */
  accountCleared(): void
  /** Ends what it watches; a bet that is signed continues on chain, and the next `open` resumes it. */
  close(): void
}

/** What a betting needs, whatever draws its bets. */
export interface CommonPorts<Token extends BetToken> {
  address: string
  token: Token
  /** English, where they are left out. */
  announcer?: Announcer
  /** The system's, where it is left out. */
  clock?: Clock
  /** The document's, where it is left out. */
  visibility?: PageVisibility
  /** A creator fee above it is a mistake in the app's configuration and refuses the bet. */
  maxCreatorFeeBps: number
}

export interface BettingPorts<Chain extends BetChain, Token extends BetToken> extends CommonPorts<Token> {
  /** Loads the chain for this wallet. */
  chain: () => Promise<Chain>
  /** The storage of this browser, where it is left out. */
  memory?: Memory<RoundMemory>
  /** One lock for all tabs of this browser, where it is left out. */
  lock?: Lock
  proof: SeedProof
  clientSeed(): string
}

/** A wallet's betting on a chain. */
export function createBetting<Chain extends BetChain, Token extends BetToken>(
  ports: BettingPorts<Chain, Token>,
): Betting<Chain, Token> {
  const { address, chain, token, clock = systemClock, announcer = englishWords } = ports
  const lock = ports.lock ?? tabLock(`dghrt-round-${address}`)
  const memory = ports.memory ?? memoryForBets(address)
  return bettingOver(ports, chain, (store, closed) => {
    const round = createChainRound({ ...ports, clock, announcer, lock, memory, store, closed })
    const figures = createWalletFigures({ chain, token, round, store, clock, closed })
    return { round, open: figures.keepFresh, refresh: figures.refresh }
  })
}

/** What runs from one `open` of a betting to its `close`. */
export interface Draw<Chain extends BetChain> {
  round: Round<Chain>
  open(): void
  refresh(): Promise<void>
}

/** A betting whose bets `drawOver` draws; `chain` is null where none takes part. */
export function bettingOver<Chain extends BetChain, Token extends BetToken>(
  ports: CommonPorts<Token>,
  chain: (() => Promise<Chain>) | null,
  drawOver: (store: BettingStore, closed: AbortSignal) => Draw<Chain>,
): Betting<Chain, Token> {
  const { address, token, clock = systemClock, announcer = englishWords } = ports
  const store = createStore(firstState)
  const typing = createTypingPause(clock)
  let life = begin()
  let asked = 0

  function begin(): Life<Chain> {
    const ending = new AbortController()
    const { signal: closed } = ending
    // First, so that nobody hears of a result before the balance withholds it.
    const shown = createShownBalance(store, ports.visibility ?? browserVisibility, closed)
    const draw = drawOver(store, closed)
    return { ...draw, shown, confirm: onceConfirmed(address, closed), closed, opened: false, end: () => ending.abort() }
  }
  function showQuote(quote: Quote) {
    const { quote: known } = store.state()
    // The same costs again need no render.
    if (!life.closed.aborted && (known === null || !sameQuote(known, quote))) store.set({ quote })
  }
  const approving = {
    address,
    token,
    clock,
    announcer,
    maxCreatorFeeBps: ports.maxCreatorFeeBps,
    shownCosts() {
      const { facts, quote } = store.state()
      return { pool: facts.pool, quote }
    },
    showCosts(quote: Quote, pool: PoolTerms) {
      showQuote(quote)
      if (!life.closed.aborted) store.set({ facts: { ...store.state().facts, pool } })
    },
  }

  return {
    address,
    token,
    freePlay: chain === null,
    state: store.state,
    subscribe: store.subscribe,
    open() {
      if (life.closed.aborted) {
        // What was on its way is in the memory, and what was not signed never was a bet.
        store.set({ round: { phase: "idle" }, commitment: null })
        life = begin()
      }
      if (life.opened) return
      life.opened = true
      life.open()
    },
    refresh: () => life.refresh(),
    async price(bet, quoteBet) {
      if (chain === null) return
      const { closed } = life
      asked += 1
      const own = asked
      await typing.settles(bet.wager)
      if (own !== asked || closed.aborted) return
      try {
        const answer = await quoteBet(bet, await chain(), token)
        // The answer about an earlier wager may come last.
        if (own === asked) showQuote(answer)
      } catch (error) {
        logger.warn("The costs of a bet were not read", error)
      }
    },
    place(bet, rules) {
      typing.end()
      const { round, shown, confirm } = life
      return confirm(bet, rules, () => shown.during(bet, () => round.play(bet, approvalOf(bet, rules, approving))))
    },
    async approve(bet, rules) {
      let answer: { approved: boolean; refusal: string | null } = { approved: false, refusal: null }
      if (chain === null) return answer
      const { confirm, closed } = life
      await confirm(bet, rules, async () => {
        try {
          const chainFacts = { address, token, chain: await chain() }
          const refusal = await foreignBetRefusal(bet, rules, chainFacts, approving, store.state().facts.balance)
          answer = { approved: refusal === null && !closed.aborted, refusal }
        } catch (error) {
          answer = { approved: false, refusal: toChainError(error).message }
        }
      })
      return answer
    },
    revealing: (plannedMs) => life.shown.revealing(plannedMs),
    reveal: () => life.round.reveal(),
    dismiss: () => life.round.dismiss(),
    accountCleared: () => life.round.accountCleared(),
    close: () => life.end(),
  }
}

interface Life<Chain extends BetChain> extends Draw<Chain> {
  shown: ShownBalance
  confirm: ReturnType<typeof onceConfirmed>
  closed: AbortSignal
  opened: boolean
  end(): void
}

/**
 * Runs `place` once the player has confirmed, at once for a later step of an open run; a second press meanwhile does nothing, nor
 * does a betting that ended.
 */
export function onceConfirmed(address: string, ended: AbortSignal) {
  let asking = false
  return async (
    bet: Pick<Bet, "wager" | "step">,
    { confirm }: { confirm: ConfirmBet },
    place: () => Promise<void>,
  ): Promise<void> => {
    if (bet.wager <= 0n) {
      logger.info("A bet of nothing was not played")
      return
    }
    if (asking) return
    asking = true
    try {
      if (starts(bet) && !(await confirm(address))) return
    } finally {
      asking = false
    }
    if (!ended.aborted) await place()
  }
}

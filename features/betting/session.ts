import { logger } from "@dghrt/kernel/logger"
import { proxy, ref, subscribe } from "valtio/vanilla"
import { approvalOf, type BetRules, type ConfirmBet, foreignBetRefusal, starts } from "./approve-bet"
import { toChainError } from "./chain-error"
import type { BetToken } from "./model/bet-token"
import type { Holdings, PoolTerms } from "./model/chain-figures"
import { type Quote, type QuoteBet, sameQuote } from "./model/quote"
import type { Bet, RoundResult } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { PageVisibility } from "./ports/page-visibility"
import type { Round } from "./round"
import { createShownBalance, playShowing, type ShownBalance, type ShownBalancePorts } from "./shown-balance"
import { createTypingPause } from "./typing-pause"

/** Figures of the wallet and the chosen pool. Null means not known: it is never drawn as zero. */
export interface Facts {
  pool: PoolTerms | null
  balance: bigint | null
  /** The wallet's SOL and bonus tokens, and which of its accounts are open. */
  holdings: Holdings | null
  /** What keeps the figures from being read or refreshed, as a sentence. */
  problem: string | null
  /** A library did not load: where a new attempt cannot help, a new page does. */
  needsReload: boolean
  /** What the bet on screen would cost. */
  quote: Quote | null
}

/** One wallet's betting with one token: its round, and the figures around it. */
export interface Session<Chain extends BetChain = BetChain, Token extends BetToken = BetToken> {
  readonly address: string
  readonly token: Token
  /** No chain takes part: no costs, no signature. */
  readonly freePlay: boolean
  readonly round: Round<Chain>
  readonly facts: Facts
  /** The balance for the player's eyes; what is decided about money uses the one in `facts`. */
  readonly shown: ShownBalance
  /** Takes up what an earlier page left, and keeps the figures fresh. Runs once. */
  open(): void
  refresh(): Promise<void>
  /**
   * Shows what a bet would cost, once its amount has not changed for a moment; a failure leaves the costs unknown, and the bet is
   * priced again when it is placed.
   */
  quote(bet: Bet, quoteBet: QuoteBet<Chain>): Promise<void>
  /** The way of every bet: confirm, policies, quote, limits, sign. A second press while it is asked about does nothing. */
  place(bet: Bet, rules: BetRules<Chain>): Promise<void>
  /** The same questions for a bet that another program takes and that the caller signs. */
  approve(
    bet: Bet & { returned?: bigint },
    rules: BetRules<Chain>,
  ): Promise<{ approved: boolean; refusal: string | null }>
  /** Ends what it watches; a bet that is signed continues on chain, and the next session resumes it. */
  close(): void
}

export interface SessionPorts<Chain extends BetChain, Token extends BetToken>
  extends Pick<ShownBalancePorts, "onWaiting"> {
  address: string
  token: Token
  /** Loads the chain for this wallet; null in free play. */
  chain: (() => Promise<Chain>) | null
  round: Round<Chain>
  /** Figures that something else than the chain keeps, which is free play's ledger. */
  facts?: Facts
  clock: Clock
  announcer: Announcer
  visibility: PageVisibility
  /** A creator fee above it is a mistake in the app's configuration and refuses the bet. */
  maxCreatorFeeBps: number
  /** A bet has its result, whose seed must not be used again. */
  onSettled?: (result: RoundResult) => void
}

const refreshMs = 20_000
const retryMs = 3_000
/** After the watch was asked for; a node takes it up in its own time. */
const soonMs = [1_000, 3_000, 6_000]

const nothingKnown = (): Facts => ({
  pool: null,
  balance: null,
  holdings: null,
  problem: null,
  needsReload: false,
  quote: null,
})

/** A wallet's session over the ports of an app. It lives until the wallet leaves, whatever page is open. */
export function createSession<Chain extends BetChain, Token extends BetToken>(
  ports: SessionPorts<Chain, Token>,
): Session<Chain, Token> {
  const { address, token, chain, round, clock, announcer } = ports
  const facts = ports.facts ?? proxy(nothingKnown())
  const closed = new AbortController()
  const confirm = confirmed(address, closed.signal)
  const typing = createTypingPause(clock)
  const { visibility, onWaiting } = ports
  const shown = createShownBalance({ round, facts, visibility, ...(onWaiting && { onWaiting }) })
  const ends: (() => void)[] = [
    shown.close,
    subscribe(round.state, () => {
      const { round: now } = round.state
      if (now.phase === "settled") ports.onSettled?.(now.result)
    }),
  ]
  const figures = chain && keepFigures({ chain, token, round, facts, clock, closed: closed.signal, ends })
  let asked = 0
  let opened = false

  function showQuote(quote: Quote) {
    // The same costs again need no render.
    if (!closed.signal.aborted && (facts.quote === null || !sameQuote(facts.quote, quote))) facts.quote = ref(quote)
  }
  const approving = {
    address,
    token,
    clock,
    announcer,
    maxCreatorFeeBps: ports.maxCreatorFeeBps,
    shownCosts: () => facts,
    showCosts(quote: Quote, pool: PoolTerms) {
      showQuote(quote)
      if (!closed.signal.aborted) facts.pool = pool
    },
  }

  return {
    address,
    token,
    freePlay: chain === null,
    round,
    facts,
    shown,
    open() {
      if (opened) return
      opened = true
      if (figures) figures.keepFresh()
      else round.open().catch((error) => (facts.problem = problemOf("Free play could not be opened.", error)))
    },
    refresh: async () => figures?.refresh(),
    async quote(bet, quoteBet) {
      if (chain === null) return
      asked += 1
      const own = asked
      await typing.settles(bet.wager)
      if (own !== asked || closed.signal.aborted) return
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
      return confirm(bet, rules, () =>
        playShowing(shown, round, bet, () => round.play(bet, approvalOf(bet, rules, approving))),
      )
    },
    async approve(bet, rules) {
      let answer: { approved: boolean; refusal: string | null } = { approved: false, refusal: null }
      if (chain === null) return answer
      await confirm(bet, rules, async () => {
        try {
          const chainFacts = { address, token, chain: await chain() }
          const refusal = await foreignBetRefusal(bet, rules, chainFacts, approving, facts.balance)
          answer = { approved: refusal === null && !closed.signal.aborted, refusal }
        } catch (error) {
          answer = { approved: false, refusal: toChainError(error).message }
        }
      })
      return answer
    },
    close() {
      closed.abort()
      round.close()
      for (const end of ends) end()
    },
  }
}

/**
 * Runs `place` once the player has confirmed, at once for a later step of an open run; a second press meanwhile does nothing, nor
 * does a session that ended.
 */
export function confirmed(address: string, ended: AbortSignal) {
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

function problemOf(problem: string, error: unknown): string {
  logger.warn(problem, error)
  return error instanceof Error ? error.message : problem
}

interface Figures<Chain extends BetChain, Token extends BetToken> {
  chain: () => Promise<Chain>
  token: Token
  round: Round<Chain>
  facts: Facts
  clock: Clock
  closed: AbortSignal
  /** What runs when the session closes. */
  ends: (() => void)[]
}

/** Reads pool and wallet at intervals and after changes, and opens the round as soon as the node answers. */
function keepFigures<Chain extends BetChain, Token extends BetToken>(of: Figures<Chain, Token>) {
  const { chain, token, round, facts, clock, closed, ends } = of
  let balanceUpdates = 0
  let asked = 0
  let shown = 0

  async function refresh() {
    asked += 1
    const own = asked
    try {
      const ready = await chain()
      const before = balanceUpdates
      const [pool, holdings] = await Promise.all([ready.readPool(token), ready.readHoldings(token)])
      // The answer to an earlier reading may come last.
      if (closed.aborted || own < shown) return
      shown = own
      Object.assign(facts, { pool, problem: null, needsReload: false, holdings: ref(holdings) })
      // What the watch said meanwhile is newer than what was read.
      if (balanceUpdates === before) facts.balance = holdings.balance
    } catch (error) {
      logger.warn("Pool and balance were not read", error)
      const { kind, message } = toChainError(error)
      Object.assign(facts, { problem: message, needsReload: kind === "code-missing" })
    }
  }

  async function atIntervals() {
    while (!closed.aborted) {
      await refresh()
      await clock.sleep(facts.problem ? retryMs : refreshMs, closed)
    }
  }

  /** Catches money that arrives between a reading and the start of the node's subscription. */
  async function refreshSoon() {
    for (const ms of soonMs) {
      await clock.sleep(ms, closed)
      if (!closed.aborted) await refresh()
    }
  }

  /** The round needs the chain to follow what an earlier page left; while the node is away it is tried again. */
  async function openRound() {
    while (!closed.aborted) {
      try {
        const ready = await chain()
        await round.open()
        if (closed.aborted) return
        ends.push(
          ready.watchBalance(token, (balance) => {
            balanceUpdates += 1
            facts.balance = balance
          }),
        )
        void refreshSoon()
        ready.prewarm(token).catch((error) => logger.info("The first bet will take its time", error))
        return
      } catch (error) {
        logger.warn("The round could not be opened", error)
        await clock.sleep(retryMs, closed)
      }
    }
  }

  return {
    refresh,
    keepFresh() {
      void atIntervals()
      void openRound()
    },
  }
}

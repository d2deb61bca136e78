import {
  approvalOf,
  confirmed,
  createRound,
  createShownBalance,
  createTypingPause,
  foreignBetRefusal,
  playShowing,
  type ShownBalance,
  systemClock,
} from "@dghrt/betting"
import { type Quote, sameQuote } from "@dghrt/betting/model/quote"
import type { Bet, RoundResult } from "@dghrt/betting/model/round-state"
import type { Evidence } from "@dghrt/fairness"
import { logger } from "@dghrt/kernel/logger"
import { yieldToMain } from "@dghrt/kernel/yield-to-main"
import { proxy, ref, subscribe } from "valtio/vanilla"
import type { AppConfig, TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import {
  type Chain,
  explorerUrl,
  type Holdings,
  loadChain,
  type PoolTerms,
  type Signer,
  toChainError,
} from "#features/chain"
import { createNextSeed, type NextSeed } from "#features/fairness"
import { priorityFeeSetting } from "#features/tokens"
import { betAnnouncer } from "../bet/bet-announcer"
import type { BetRules, QuoteBet, Round } from "../bet/bet-rules"
import { unrevealedBet } from "../bet/unrevealed-bet"
import { browserVisibility } from "../kit/browser-visibility"
import { tabLock } from "../kit/tab-lock"
import { memoryOf } from "./round-memory"
import { signedEvidence } from "./signed-evidence"

/** Figures of the connected wallet and the chosen pool. Null means not known: it is never drawn as zero. */
export interface Facts {
  pool: PoolTerms | null
  balance: bigint | null
  /** The wallet's SOL and bonus tokens, and which of its accounts are open. */
  holdings: Holdings | null
  /** What keeps the figures from being read or refreshed, as a sentence. */
  problem: string | null
  /** What the bet on screen would cost. */
  quote: Quote | null
}

/** The wallet's side of the game program. */
export interface ProgramAccess {
  /** The chain as this wallet sees it. */
  chain(): Promise<Chain>
  /** Where anyone can look a transaction up. */
  explorerUrl(signature: string): string
  /** What a round's signed transactions prove. */
  evidence(result: RoundResult & { signature: string }): Promise<Evidence>
}

/** One wallet at the tables: its round, and the figures around it. Lives until the wallet leaves, whatever page is open. */
export interface PlaySession {
  readonly address: string
  readonly token: TokenConfig
  readonly round: Round
  readonly facts: Facts
  /** The balance for the player's eyes; what is decided about money uses the one in `facts`. */
  readonly shown: ShownBalance
  /** The player's half of the next draw. */
  readonly nextSeed: NextSeed
  /** Null in free play, which no chain takes part in. */
  readonly program: ProgramAccess | null
  /** Loads the chain and keeps the figures fresh. Runs once. */
  open(): void
  refresh(): Promise<void>
  /**
   * Shows what a bet would cost, once its amount has not changed for a moment; a failure leaves the costs unknown, and the bet is
   * priced again when it is placed.
   */
  quote(bet: Bet, quoteBet: QuoteBet): Promise<void>
  /** The way of every bet: confirm, policies, quote, limits, sign. A second press while it is asked about does nothing. */
  place(bet: Bet, rules: BetRules): Promise<void>
  /** The same questions for a bet that another program takes and that the caller signs. */
  approve(bet: Bet, rules: BetRules): Promise<{ approved: boolean; refusal: string | null }>
  close(): void
}

const refreshMs = 20_000
const retryMs = 3_000
/** After the watch was asked for; a node takes it up in its own time. */
const againMs = [1_000, 3_000, 6_000]

export function createPlaySession(config: AppConfig, signer: Signer, token: TokenConfig): PlaySession {
  const facts = proxy<Facts>({ pool: null, balance: null, holdings: null, problem: null, quote: null })
  const closed = new AbortController()
  const { address } = signer
  const confirm = confirmed(address, closed.signal)
  const ends: (() => void)[] = []
  let asked = 0
  const typing = createTypingPause(systemClock)
  let loading: Promise<Chain> | null = null
  let opened = false
  let balanceUpdates = 0

  const chain = () => {
    // A chunk that failed to load may load the next time: a failure is not kept.
    loading ??= loadChain(config, signer, { priorityFeeLamports: priorityFeeSetting.current }).catch((error) => {
      loading = null
      throw error
    })
    return loading
  }
  const nextSeed = createNextSeed()
  const round = createRound({
    chain,
    token: () => token,
    memory: memoryOf(address),
    clock: systemClock,
    lock: tabLock(`dghrt-round-${address}`),
    announcer: betAnnouncer,
    clientSeed: nextSeed.current,
  })

  const shown = createShownBalance({
    round,
    facts,
    visibility: browserVisibility,
    onWaiting(waiting) {
      Object.assign(unrevealedBet, waiting ? { address, ...waiting } : { address: null, signature: null })
    },
  })
  ends.push(
    shown.close,
    subscribe(round.state, () => {
      if (round.state.round.phase === "settled") nextSeed.used(round.state.round.result.clientSeed)
    }),
  )

  function showQuote(quote: Quote) {
    // The same costs again need no render.
    if (!closed.signal.aborted && (facts.quote === null || !sameQuote(facts.quote, quote))) facts.quote = ref(quote)
  }
  const approving = {
    address,
    token,
    clock: systemClock,
    announcer: betAnnouncer,
    maxCreatorFeeBps: MAX_CREATOR_FEE_BPS,
    shownCosts: () => facts,
    showCosts(quote: Quote, pool: PoolTerms) {
      showQuote(quote)
      if (!closed.signal.aborted) facts.pool = pool
    },
  }

  async function refresh() {
    try {
      const ready = await chain()
      const before = balanceUpdates
      const [pool, holdings] = await Promise.all([ready.readPool(token), ready.readHoldings(token)])
      if (closed.signal.aborted) return
      Object.assign(facts, { pool, problem: null, holdings: ref(holdings) })
      // What the watch said meanwhile is newer than what was read.
      if (balanceUpdates === before) facts.balance = holdings.balance
    } catch (error) {
      logger.warn("Pool and balance were not read", error)
      facts.problem = toChainError(error).message
    }
  }

  async function keepFresh() {
    while (!closed.signal.aborted) {
      await refresh()
      await systemClock.sleep(facts.problem ? retryMs : refreshMs, closed.signal)
    }
  }

  /** Catches money that arrives between a reading and the start of the node's subscription. */
  async function readAgain() {
    for (const ms of againMs) {
      await systemClock.sleep(ms, closed.signal)
      if (!closed.signal.aborted) await refresh()
    }
  }

  /** The round needs the chain to follow what an earlier page left; while the node is away it is tried again. */
  async function keepTrying() {
    while (!closed.signal.aborted) {
      try {
        const ready = await chain()
        await round.open()
        ends.push(
          ready.watchBalance(token, (balance) => {
            balanceUpdates += 1
            facts.balance = balance
          }),
        )
        void readAgain()
        ready.prewarm(token).catch((error) => logger.info("The first bet will take its time", error))
        return
      } catch (error) {
        logger.warn("The round could not be opened", error)
        await systemClock.sleep(retryMs, closed.signal)
      }
    }
  }

  return {
    address,
    token,
    round,
    facts,
    shown,
    nextSeed,
    program: {
      chain,
      explorerUrl: (signature) => explorerUrl(config, signature),
      evidence: (result) => signedEvidence(config, result),
    },
    open() {
      if (opened) return
      opened = true
      // What opens a session is drawn first: fetching and running the clients would hold it up.
      void yieldToMain().then(() => {
        void keepFresh()
        void keepTrying()
      })
    },
    refresh,
    async quote(bet, quoteBet) {
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
      let answer: Awaited<ReturnType<PlaySession["approve"]>> = { approved: false, refusal: null }
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

import { proxy, subscribe } from "valtio/vanilla"
import type { AppConfig, TokenConfig } from "#contract/config"
import { type Chain, explorerUrl, loadChain, type PoolTerms, type Signer, toChainError } from "#features/chain"
import { createNextSeed, type NextSeed } from "#features/fairness"
import { logger, yieldToMain } from "#features/kernel"
import { checkLimits } from "../bet/check-limits"
import { platformFees } from "../bet/platform-fees"
import { refusalText } from "../bet/refusal"
import { browserClock, tabLock } from "../round/browser-ports"
import { createRound, type Round } from "../round/round"
import type { Bet } from "../round/round-state"
import { memoryOf } from "./round-memory"

/** Figures of the connected wallet and the chosen pool. Null means not known: it is never drawn as zero. */
export interface Facts {
  pool: PoolTerms | null
  balance: bigint | null
  /** What keeps the figures from being read or refreshed, as a sentence. */
  problem: string | null
}

/** The wallet's side of the game program. */
export interface ProgramAccess {
  /** The chain as this wallet sees it. */
  chain(): Promise<Chain>
  /** Where anyone can look a transaction up. */
  explorerUrl(signature: string): string
}

/** One wallet at the tables: its round, and the figures around it. Lives until the wallet leaves, whatever page is open. */
export interface PlaySession {
  readonly address: string
  readonly token: TokenConfig
  readonly round: Round
  readonly facts: Facts
  /** The player's half of the next draw. */
  readonly nextSeed: NextSeed
  /** Null in free play, which no chain takes part in. */
  readonly program: ProgramAccess | null
  /** Loads the chain and keeps the figures fresh. Runs once. */
  open(): void
  refresh(): Promise<void>
  /**
   * Plays a bet once `ask` has said yes, the terms dialog for example; a no, or a second press while it is open, does
   * nothing. A bet of nothing is left alone.
   */
  place(bet: Bet, ask?: ConfirmBet): Promise<void>
  close(): void
}

/** Asked before a bet of this wallet goes its way; false calls the bet off without a word. */
export type ConfirmBet = (address: string) => Promise<boolean>

/** How a session takes bets: one question at a time, and a yes that comes after the session ended is not heard. */
export function placing(address: string, round: Round, ended: AbortSignal): PlaySession["place"] {
  let asking = false
  return async (bet, ask) => {
    if (bet.wager <= 0n) {
      logger.info("A bet of nothing was not played")
      return
    }
    if (asking) return
    asking = true
    try {
      if (ask && !(await ask(address))) return
    } finally {
      asking = false
    }
    if (!ended.aborted) await round.play(bet)
  }
}

const refreshMs = 20_000
const retryMs = 3_000
/** After the watch was asked for; a node takes it up in its own time. */
const againMs = [1_000, 3_000, 6_000]

export function createPlaySession(config: AppConfig, signer: Signer, token: TokenConfig): PlaySession {
  const facts = proxy<Facts>({ pool: null, balance: null, problem: null })
  const closed = new AbortController()
  const ends: (() => void)[] = []
  let loading: Promise<Chain> | null = null
  let opened = false
  let timesHeard = 0

  const chain = () => {
    // A chunk that failed to load may load the next time: a failure is not kept.
    loading ??= loadChain(config, signer).catch((error) => {
      loading = null
      throw error
    })
    return loading
  }
  const nextSeed = createNextSeed()
  const round = createRound({
    chain,
    token: () => token,
    memory: memoryOf(signer.address),
    clock: browserClock,
    lock: tabLock(`dghrt-round-${signer.address}`),
    clientSeed: nextSeed.current,
    fees: () => platformFees,
    guards: [
      async (bet, from) => {
        const refusal = await checkLimits(token, bet, from, platformFees)
        return refusal && refusalText(refusal, token)
      },
    ],
    instructions: [],
  })

  ends.push(
    subscribe(round.state, () => {
      if (round.state.round.phase === "settled") nextSeed.used(round.state.round.result.clientSeed)
    }),
  )

  async function refresh() {
    try {
      const ready = await chain()
      // Figures are asked for when a result has just been shown: its picture comes first.
      await yieldToMain()
      const before = timesHeard
      const [pool, balance] = await Promise.all([ready.readPool(token), ready.readBalance(token)])
      if (closed.signal.aborted) return
      Object.assign(facts, { pool, problem: null })
      // What the watch said meanwhile is newer than what was read.
      if (timesHeard === before) facts.balance = balance
    } catch (error) {
      logger.warn("Pool and balance were not read", error)
      facts.problem = toChainError(error).message
    }
  }

  async function keepFresh() {
    while (!closed.signal.aborted) {
      await refresh()
      await browserClock.sleep(facts.problem ? retryMs : refreshMs, closed.signal)
    }
  }

  /** Money that comes between a reading and the moment in which the node takes up the watch is seen by neither. */
  async function readAgain() {
    for (const ms of againMs) {
      await browserClock.sleep(ms, closed.signal)
      if (!closed.signal.aborted) await refresh()
    }
  }

  /** The round needs the chain to follow what an earlier page left; while the node is away it is tried again. */
  async function keepTrying() {
    while (!closed.signal.aborted) {
      try {
        const ready = await chain()
        // Pool and balance are asked for in the task before.
        await yieldToMain()
        await round.open()
        ends.push(
          ready.watchBalance(token, (balance) => {
            timesHeard += 1
            facts.balance = balance
          }),
        )
        void readAgain()
        ready.prewarm(token).catch((error) => logger.info("The first bet will take its time", error))
        return
      } catch (error) {
        logger.warn("The round could not be opened", error)
        await browserClock.sleep(retryMs, closed.signal)
      }
    }
  }

  return {
    address: signer.address,
    token,
    round,
    facts,
    nextSeed,
    program: { chain, explorerUrl: (signature) => explorerUrl(config, signature) },
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
    place: placing(signer.address, round, closed.signal),
    close() {
      closed.abort()
      round.close()
      for (const end of ends) end()
    },
  }
}

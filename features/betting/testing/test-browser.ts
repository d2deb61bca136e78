import { logger } from "@dghrt/kernel/logger"
import { memoryStorage, type StoragePort, stored } from "@dghrt/kernel/storage"
import { afterEach, beforeEach, expect, vi } from "vitest"
import type { BetApproval } from "../approval"
import { type Betting, createBetting } from "../betting"
import { createChainRound } from "../chain-round"
import { emptyMemory, roundMemory } from "../model/pending"
import type { Bet } from "../model/round-state"
import type { Announcer } from "../ports/announcer"
import type { BetChain } from "../ports/bet-chain"
import { createStore, firstState } from "../store"
import { systemClock } from "../system-clock"
import { approveAll } from "./approve-all"
import { namesOnly } from "./names-only"
import { SimulatedChain, simulatedProof } from "./simulated-chain"

export const testBet: Bet = { gameId: "dice", betArray: [20_000, 0], wager: 1_000n, metadata: "0:dice:u50" }
const token = { mint: "mint", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "authority" }

interface PageOptions {
  approval?: Partial<BetApproval>
  storage?: StoragePort
  mint?: string
}

export type TestPage = ReturnType<TestBrowser["openPage"]>

/** One browser on a simulated chain: its pages share the storage and the lock. Runs on vitest's fake timers. */
export class TestBrowser {
  readonly network = new SimulatedChain()
  storage = memoryStorage()
  locked = false
  /** Replaced where the chain's code does not load or is broken. */
  loadChain = async (): Promise<BetChain> => this.network.chain()
  private seeds = 0

  constructor(
    private readonly announcer: Announcer = namesOnly,
    private readonly seedName = "client",
  ) {}

  /** A page of the app. A second one over the same storage is a reload, or another tab. */
  openPage({ approval, storage = this.storage, mint = token.mint }: PageOptions = {}) {
    const store = createStore(firstState)
    const ending = new AbortController()
    const round = createChainRound({ ...this.ports(storage, mint), store, closed: ending.signal })
    return {
      ...round,
      state: store.state,
      subscribe: store.subscribe,
      play: (bet: Bet) => round.play(bet, { ...approveAll, ...approval }),
      close: () => ending.abort(),
    }
  }

  /** A wallet's whole betting on a page of its own, not opened yet. */
  createBetting(): Betting {
    return createBetting({
      ...this.ports(this.storage, token.mint),
      address: "wallet",
      visibility: { hidden: () => false, onChange: () => () => undefined },
      maxCreatorFeeBps: 100,
    })
  }

  private ports(storage: StoragePort, mint: string) {
    return {
      chain: () => this.loadChain(),
      token: { ...token, mint },
      memory: stored("round", roundMemory, emptyMemory, storage),
      clock: systemClock,
      announcer: this.announcer,
      proof: simulatedProof,
      lock: (wait: boolean) => this.lock(wait),
      clientSeed: () => `${this.seedName}-${++this.seeds}`,
    }
  }

  leave(page: TestPage) {
    page.close()
    this.locked = false
  }

  private async lock(wait: boolean) {
    while (this.locked) {
      if (!wait) return null
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    this.locked = true
    return () => {
      this.locked = false
    }
  }
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

type AnyPage = Pick<TestPage, "state">

export const phaseOf = (page: AnyPage) => page.state().round.phase

/** Lets time pass until the round is in `phase`, two minutes at most. */
export async function until(page: AnyPage, phase: string) {
  for (let waited = 0; waited < 120_000 && phaseOf(page) !== phase; waited += 20) await pass(20)
  expect(phaseOf(page)).toBe(phase)
}

/** The browser of the test that is running, and its network. */
export let browser = new TestBrowser()
export let { network } = browser

/** Plays on a page until its bet is in `phase`. */
export async function playInto(page: TestPage, phase: string, bet = testBet) {
  void page.play(bet)
  await until(page, phase)
}

/** A new page whose bet is in `phase`. */
export async function pageIn(phase: string, options?: PageOptions): Promise<TestPage> {
  const page = browser.openPage(options)
  await playInto(page, phase)
  return page
}

/** A later page, which has found a stored bet in `phase`. */
export async function laterPageIn(phase: string, options?: PageOptions): Promise<TestPage> {
  const page = browser.openPage(options)
  void page.open()
  await until(page, phase)
  return page
}

/** Gives each test of a file a new `browser` on a new `network`, and fake timers. */
export function eachTestInNewBrowser(announcer?: Announcer) {
  beforeEach(() => {
    vi.useFakeTimers()
    browser = new TestBrowser(announcer)
    network = browser.network
  })
  afterEach(() => {
    vi.useRealTimers()
    // A phase that the table of transitions does not allow is only logged.
    expect(logger.entries().filter(({ message }) => message.includes("did not become"))).toEqual([])
  })
}

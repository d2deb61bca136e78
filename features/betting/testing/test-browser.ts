import { logger } from "@dghrt/kernel/logger"
import { memoryStorage, type StoragePort, stored } from "@dghrt/kernel/storage"
import { afterEach, beforeEach, expect, vi } from "vitest"
import type { BetApproval } from "../approval"
import { emptyMemory, roundMemory } from "../model/pending"
import type { Bet } from "../model/round-state"
import type { Announcer } from "../ports/announcer"
import type { BetChain } from "../ports/bet-chain"
import { createRound, type Round } from "../round"
import { createSession, type Session } from "../session"
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

  constructor(private readonly announcer: Announcer = namesOnly) {}

  /** A page of the app. A second one over the same storage is a reload, or another tab. */
  openPage({ approval, storage = this.storage, mint = token.mint }: PageOptions = {}) {
    const round = this.createRound(storage, mint)
    return { ...round, play: (bet: Bet) => round.play(bet, { ...approveAll, ...approval }) }
  }

  /** A wallet's whole session on a page of its own, not opened yet. */
  createSession(): Session {
    return createSession({
      address: "wallet",
      token,
      chain: () => this.loadChain(),
      round: this.createRound(this.storage, token.mint),
      clock: systemClock,
      announcer: this.announcer,
      visibility: { hidden: () => false, onChange: () => () => undefined },
      maxCreatorFeeBps: 100,
    })
  }

  private createRound(storage: StoragePort, mint: string): Round {
    return createRound({
      chain: () => this.loadChain(),
      token: () => ({ ...token, mint }),
      memory: stored("round", roundMemory, emptyMemory, storage),
      clock: systemClock,
      announcer: this.announcer,
      proof: simulatedProof,
      lock: (wait) => this.lock(wait),
      clientSeed: () => `client-${++this.seeds}`,
    })
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

export const phaseOf = (page: AnyPage) => page.state.round.phase

/** Lets time pass until the round is in `phase`, two minutes at most. */
export async function until(page: AnyPage, phase: string) {
  for (let waited = 0; waited < 120_000 && phaseOf(page) !== phase; waited += 20) await pass(20)
  expect(phaseOf(page)).toBe(phase)
}

/** The browser of the test that is running, and its network. */
export let browser = new TestBrowser()
export let { network } = browser

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

import { logger } from "@dghrt/kernel/logger"
import type { BetApproval } from "./approval"
import type { BetMessage } from "./model/bet-message"
import type { RoundMemory } from "./model/pending"
import { acceptsBet, holdsBack, isWaiting } from "./model/round-predicates"
import {
  type Bet,
  canFollow,
  type FailureReason,
  holdsResult,
  type RoundResult,
  type RoundState,
} from "./model/round-state"
import type { BetChain } from "./ports/bet-chain"
import type { Lock } from "./ports/lock"
import type { Memory } from "./ports/memory"
import type { BettingStore } from "./store"

/** One wallet's bets, one at a time, whatever draws them. */
export interface Round<Chain extends BetChain = BetChain> {
  /** Does nothing unless the round is free: a double click signs once. */
  play(bet: Bet, approval: BetApproval<Chain>): Promise<void>
  /** The picture shows the outcome: it moves to the results and the next bet may come. */
  reveal(): void
  /** Leaves a failure behind. */
  dismiss(): void
  /** The wallet has taken its bet back or closed its account, and the chain has confirmed it: no earlier bet counts any more. */
  accountCleared(): void
  /** Continues a bet that an earlier page left, and starts watching the wallet's game account. */
  open(): Promise<void>
}

const sameWait = (one: RoundState, other: RoundState) =>
  isWaiting(one) &&
  isWaiting(other) &&
  one.phase === other.phase &&
  one.bet === other.bet &&
  one.notice === other.notice

/** What of a round is stored beyond the page, with or without a chain. */
export type StoredResults = Pick<RoundMemory, "unrevealed" | "history">

interface RoundStepsPorts<Stored extends StoredResults> {
  store: BettingStore
  /** Aborts when the betting is closed. */
  closed: AbortSignal
  memory: Memory<Stored>
  lock: Lock
  /** Mint of the token that the next bet is placed with. */
  mint: string
  /** Another tab of this wallet is playing. */
  busy(): BetMessage
  /** What is stored once `result` has been on screen. */
  reveal(stored: Stored, result: RoundResult): Stored
  /** Another tab has written. */
  onForeignChange?(stored: Stored): void
}

/** What every round shares, with or without a chain: its phases by `roundTransitions`, its results, and one tab at a time. */
export function createRoundSteps<Stored extends StoredResults>(ports: RoundStepsPorts<Stored>) {
  const { store, closed, memory, lock } = ports
  const stopHearing = memory.onForeignChange((stored) => {
    store.set({ results: stored.history })
    // Another tab has revealed the result that is unrevealed here: it must not be revealed a second time.
    const now = store.state().round
    if (now.phase === "settled" && holdsResult(stored.history, now.result))
      show({ phase: "revealed", result: now.result })
    ports.onForeignChange?.(stored)
  })
  closed.addEventListener("abort", stopHearing)
  store.set({ results: memory.read().history })

  const show = (round: RoundState) => {
    const now = store.state().round
    // Waiting for the same thing again is not a new step.
    if (closed.aborted || sameWait(now, round)) return
    if (canFollow(now, round)) store.set({ round })
    else logger.error(`A round in phase "${now.phase}" did not become "${round.phase}"`)
  }
  const refuseAs = (bet: Bet, reason: FailureReason, { id, text }: BetMessage) =>
    show({ phase: "failed", bet, reason, messageId: id, message: text, moneyMoved: "no" })

  /** Runs `work` as the only tab that handles this wallet's bets; false when another one does. */
  async function alone(wait: boolean, work: () => Promise<void>, onError: (error: unknown) => void): Promise<boolean> {
    const release = await lock(wait)
    if (!release) return false
    try {
      await work()
    } catch (error) {
      if (!closed.aborted) onError(error)
    } finally {
      release()
    }
    return true
  }

  return {
    show,
    refuseAs,
    alone,
    /** Places a bet, unless the round is not free or another tab plays; false in the latter case. */
    async start(bet: Bet, place: () => Promise<void>, onError: (error: unknown) => void): Promise<boolean> {
      if (closed.aborted || !acceptsBet(store.state().round)) return true
      store.set({ betToken: ports.mint })
      show({ phase: "preparing", bet })
      const played = await alone(false, place, onError)
      if (!played) refuseAs(bet, "busy-elsewhere", ports.busy())
      return played
    },
    /** True when an earlier page left a result; that comes first, and it is shown exactly once. */
    showUnrevealed(): boolean {
      const { unrevealed } = memory.read()
      if (unrevealed) show({ phase: "settled", result: unrevealed })
      return unrevealed !== null
    },
    reveal() {
      const { round } = store.state()
      if (closed.aborted || round.phase !== "settled") return
      const { result, note } = round
      const stored = ports.reveal(memory.read(), result)
      memory.write(stored)
      store.set({ results: stored.history })
      show({ phase: "revealed", result, note })
    },
    dismiss() {
      const { round } = store.state()
      if (round.phase === "failed" && !holdsBack(round)) show({ phase: "idle" })
    },
  }
}

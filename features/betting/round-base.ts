import { logger } from "@dghrt/kernel/logger"
import { proxy, ref } from "valtio/vanilla"
import type { BetMessage } from "./model/bet-message"
import type { RoundMemory } from "./model/pending"
import { holdsBack, isWaiting, readyToPlay } from "./model/round-predicates"
import {
  type Bet,
  canFollow,
  type FailureReason,
  holdsResult,
  type RoundResult,
  type RoundState,
} from "./model/round-state"
import type { Lock } from "./ports/lock"
import type { Memory } from "./ports/memory"
import type { Commitment } from "./seed-commitment"

/** What is on screen of a wallet's bets. */
export interface RoundStore {
  round: RoundState
  /** Mint of the token that the bet in `round` is placed with; null before the first bet. A result names its own. */
  betToken: string | null
  /** Newest first. */
  history: readonly RoundResult[]
  /** What decides the next bet is already fixed on chain; null until read. */
  commitment: Commitment | null
}

const sameWait = (one: RoundState, other: RoundState) =>
  isWaiting(one) &&
  isWaiting(other) &&
  one.phase === other.phase &&
  one.bet === other.bet &&
  one.notice === other.notice

/** What of a round is stored beyond the page, with or without a chain. */
type StoredResults = Pick<RoundMemory, "unrevealed" | "history">

interface RoundBasePorts<Stored extends StoredResults> {
  memory: Memory<Stored>
  lock: Lock
  /** Mint of the token that the next bet is placed with. */
  mint(): string
  /** Another tab of this wallet is playing. */
  busy(): BetMessage
  /** What is stored once `result` has been on screen. */
  reveal(stored: Stored, result: RoundResult): Stored
  /** Another tab has written. */
  onForeignChange?(stored: Stored): void
}

/** What every round shares, with or without a chain: its phases by `roundTransitions`, its results, and one tab at a time. */
export function createRoundBase<Stored extends StoredResults>({ memory, lock, ...ports }: RoundBasePorts<Stored>) {
  const closed = new AbortController()
  // Bets and results are replaced, never changed: the store need not look into each of them, nor copy them for a page.
  const state = proxy<RoundStore>({
    round: ref({ phase: "idle" }),
    betToken: null,
    history: ref(memory.read().history),
    commitment: null,
  })
  const stopHearing = memory.onForeignChange((stored) => {
    state.history = ref(stored.history)
    // Another tab has revealed the result that is unrevealed here: it must not be revealed a second time.
    const now = state.round
    if (now.phase === "settled" && holdsResult(stored.history, now.result))
      show({ phase: "revealed", result: now.result })
    ports.onForeignChange?.(stored)
  })
  closed.signal.addEventListener("abort", stopHearing)

  const show = (round: RoundState) => {
    // Waiting for the same thing again is not a new step.
    if (closed.signal.aborted || sameWait(state.round, round)) return
    if (canFollow(state.round, round)) state.round = ref(round)
    else logger.error(`A round in phase "${state.round.phase}" did not become "${round.phase}"`)
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
      if (!closed.signal.aborted) onError(error)
    } finally {
      release()
    }
    return true
  }

  return {
    state,
    /** Aborts when the round is closed. */
    signal: closed.signal,
    show,
    refuseAs,
    alone,
    /** Places a bet, unless the round is not free or another tab plays; false in the latter case. */
    async start(bet: Bet, place: () => Promise<void>, onError: (error: unknown) => void): Promise<boolean> {
      if (!readyToPlay(state.round)) return true
      state.betToken = ports.mint()
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
    revealed() {
      if (state.round.phase !== "settled") return
      const { result, note } = state.round
      const stored = ports.reveal(memory.read(), result)
      state.history = ref(stored.history)
      memory.write(stored)
      show({ phase: "revealed", result, note })
    },
    dismiss() {
      if (state.round.phase === "failed" && !holdsBack(state.round)) show({ phase: "idle" })
    },
    close: () => closed.abort(),
  }
}

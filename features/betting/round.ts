import { logger } from "@dghrt/kernel/logger"
import { proxy, ref } from "valtio/vanilla"
import type { BetApproval } from "./approval"
import { toChainError } from "./chain-error"
import type { BetMessage } from "./model/bet-message"
import type { BetToken } from "./model/bet-token"
import type { AtSlot } from "./model/chain-figures"
import type { PendingRound, RoundMemory } from "./model/pending"
import { isWaiting, readyToPlay } from "./model/round-predicates"
import {
  type Bet,
  canFollow,
  type FailureReason,
  holdsResult,
  MAX_HISTORY,
  type RoundResult,
  type RoundState,
} from "./model/round-state"
import { type Press, placeBet } from "./place-bet"
import type { Announcer } from "./ports/announcer"
import type { BetChain, GameAccount } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { Lock } from "./ports/lock"
import type { Memory } from "./ports/memory"
import { type Commitment, nextCommitment } from "./seed-commitment"
import { notExecuted, trackBet } from "./track-bet"

export interface RoundPorts<Chain extends BetChain = BetChain> {
  /** Loads the chain for the connected wallet. */
  chain(): Promise<Chain>
  token(): BetToken
  memory: Memory<RoundMemory>
  clock: Clock
  lock: Lock
  announcer: Announcer
  clientSeed(): string
}

export interface Round<Chain extends BetChain = BetChain> {
  readonly state: {
    round: RoundState
    /** Mint of the token that the bet in `round` is placed with; null before the first bet. A result names its own. */
    betToken: string | null
    /** Newest first. */
    history: readonly RoundResult[]
    /** What decides the next bet is already fixed on chain; null until read. */
    commitment: Commitment | null
  }
  /** Does nothing unless the round is free: a double click signs once. */
  play(bet: Bet, approval: BetApproval<Chain>): Promise<void>
  /** The picture shows the outcome: it moves to the history and the next bet may come. */
  revealed(): void
  /** Leaves a failure behind. */
  dismiss(): void
  /** Takes up what an earlier page left, and starts watching the wallet's game account. */
  open(): Promise<void>
  /** Stops watching; a pending bet continues, and the next `open` resumes it. */
  close(): void
}

const slowMs = 5_000

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
  const state = proxy<Round["state"]>({
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
      const { result } = state.round
      const stored = ports.reveal(memory.read(), result)
      state.history = ref(stored.history)
      memory.write(stored)
      show({ phase: "revealed", result })
    },
    dismiss() {
      if (state.round.phase === "failed" && state.round.moneyMoved !== "unknown") show({ phase: "idle" })
    },
    close: () => closed.abort(),
  }
}

/** One wallet's betting, from the press of the button to the shown result: a state machine over `roundTransitions`. */
export function createRound<Chain extends BetChain>(ports: RoundPorts<Chain>): Round<Chain> {
  const { memory, clock, announcer } = ports
  const base = createRoundBase({
    memory,
    lock: ports.lock,
    mint: () => ports.token().mint,
    busy: () => announcer.message("PLAYING_ELSEWHERE"),
    reveal: ({ history }, result) => ({
      pending: null,
      unrevealed: null,
      history: holdsResult(history, result) ? history : [result, ...history].slice(0, MAX_HISTORY),
    }),
  })
  const { state, signal, show, refuseAs, alone } = base

  /** `pending` once the bet was signed: it may have been sent, so that its money may have moved. */
  const fail = (bet: Bet, reason: FailureReason, message: string, pending: PendingRound | null) =>
    show({
      phase: "failed",
      bet,
      reason,
      message,
      moneyMoved: pending ? "unknown" : "no",
      signature: pending?.signature,
    })
  /** A bet of an earlier page that this one cannot watch. */
  const lose = ({ bet, signature }: PendingRound, reason: FailureReason) => {
    const { id, text } = announcer.message("BET_NOT_FOLLOWED")
    show({ phase: "failed", bet, reason, messageId: id, message: text, moneyMoved: "unknown", signature })
  }
  const note = (seen: AtSlot<GameAccount | null>) => {
    state.commitment = nextCommitment(seen, state.commitment)
  }

  /** Shows `phase`, and after a while says what it is waiting for. */
  async function during<T>(phase: "preparing" | "simulating" | "signing", bet: Bet, work: Promise<T>): Promise<T> {
    show({ phase, bet })
    const done = new AbortController()
    void clock.sleep(slowMs, done.signal).then(() => {
      if (!done.signal.aborted)
        show({
          phase,
          bet,
          notice: announcer.message(phase === "signing" ? "WAITING_FOR_WALLET" : "WAITING_FOR_NETWORK").text,
        })
    })
    return work.finally(() => done.abort())
  }
  const pressOf = (bet: Bet, approval: BetApproval<Chain>, chain: Chain): Press<Chain> => ({
    bet,
    approval,
    chain,
    token: ports.token,
    clientSeed: ports.clientSeed,
    clock,
    announcer,
    signal,
    commitment: () => state.commitment,
    onCommitment(commitment) {
      state.commitment = commitment
    },
    during: (phase, work) => during(phase, bet, work),
  })

  /** Follows a bet that was signed and stored, to its end. */
  async function finish(pending: PendingRound, chain: Chain, unsent = false) {
    const { bet } = pending
    state.betToken = pending.token
    show({ phase: "sending", bet })
    const onProgress = (phase: "sending" | "confirming" | "overdue", notice?: string) => show({ phase, bet, notice })
    const ending = await trackBet(pending, { chain, clock, announcer, signal, unsent, onProgress })
    if (!ending) return
    if (ending.kind === "settled") {
      memory.write({ ...memory.read(), pending: null, unrevealed: ending.result })
      show({ phase: "settled", result: ending.result })
    } else {
      memory.write({ ...memory.read(), pending: null })
      const { reason, id } = notExecuted[ending.why]
      refuseAs(bet, reason, announcer.message(id))
    }
  }

  /** True when an earlier page left something; that comes first, and it is shown exactly once. */
  async function resumeStored(): Promise<boolean> {
    if (base.showUnrevealed()) return true
    const { pending } = memory.read()
    if (pending) await finish(pending, await ports.chain())
    return pending !== null
  }

  /** Continues a bet of an earlier page, unless the tab that followed it meanwhile has finished with it. */
  async function resumePending({ nonce, clientSeed }: PendingRound): Promise<void> {
    if (await resumeStored()) return
    const revealed = memory.read().history.find((each) => each.nonce === nonce && each.clientSeed === clientSeed)
    show(revealed ? { phase: "revealed", result: revealed } : { phase: "idle" })
  }

  /** What was done once: a node that does not answer makes the caller open the round again. */
  const done = { resumed: false, watched: false }

  /** Shows what an earlier page left, and follows it to its end. */
  function resume() {
    done.resumed = true
    const { pending } = memory.read()
    if (base.showUnrevealed() || !pending) return
    state.betToken = pending.token
    show({ phase: "sending", bet: pending.bet })
    const failed = (error: unknown) => {
      done.resumed = false
      lose(pending, toChainError(error).kind)
    }
    // Waits while another tab follows this bet, and takes over should that tab be closed.
    void alone(true, () => resumePending(pending), failed)
  }

  let takingOver = false
  /** Should the tab that plays be closed, its bet continues here. */
  async function takeOver() {
    if (takingOver) return
    takingOver = true
    const failed = (error: unknown) => logger.warn("A bet of another tab could not be continued", error)
    await alone(true, async () => void (readyToPlay(state.round) && (await resumeStored())), failed)
    takingOver = false
  }

  return {
    state,
    async play(bet, approval) {
      let signed: PendingRound | null = null
      const played = await base.start(
        bet,
        async () => {
          if (await resumeStored()) return
          const chain = await during("preparing", bet, ports.chain())
          const placed = await placeBet(pressOf(bet, approval, chain))
          if (placed.kind === "refused") return refuseAs(bet, "refused", placed.message)
          if (placed.kind === "stopped" || signal.aborted) return
          const { pending } = placed
          signed = pending
          // Kept before the first byte leaves: from here on, a reload finds the bet again.
          memory.write({ ...memory.read(), pending })
          await finish(pending, chain, true)
        },
        (error) => {
          const { kind, message, code = "" } = toChainError(error)
          if (kind === "wallet-failed") refuseAs(bet, kind, announcer.walletFailure(code))
          else fail(bet, kind, message, signed)
        },
      )
      if (!played) void takeOver()
    },
    revealed: base.revealed,
    dismiss: base.dismiss,
    async open() {
      if (!done.resumed) resume()
      const chain = await ports.chain()
      if (signal.aborted) return
      if (!done.watched) signal.addEventListener("abort", chain.watchGame(note))
      done.watched = true
      note(await chain.readGame())
    },
    close: base.close,
  }
}

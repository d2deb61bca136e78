import { logger } from "@dghrt/kernel/logger"
import { proxy, ref } from "valtio/vanilla"
import type { BetApproval } from "./approval"
import { toBase64 } from "./base64"
import { toChainError } from "./chain-error"
import { confirmSent } from "./confirm-sent"
import type { BetMessage } from "./model/bet-message"
import type { BetToken } from "./model/bet-token"
import type { AtSlot } from "./model/chain-figures"
import { MAX_HISTORY, type PendingRound, type RoundMemory } from "./model/pending"
import { isWaiting, readyToPlay } from "./model/round-predicates"
import { type Bet, type FailureReason, holdsResult, type RoundResult, type RoundState } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain, GameAccount, Prepared, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { Lock } from "./ports/lock"
import type { Memory } from "./ports/memory"
import { type Commitment, nextCommitment, waitForSeedCommitment } from "./seed-commitment"
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
/** After a wallet dialog that was open for longer, the bet is asked about again before it is sent. */
const longSigningMs = 10_000
/** A wallet that is too slow each time is not asked for ever. */
const mostSignings = 3

const sameWait = (one: RoundState, other: RoundState) =>
  isWaiting(one) &&
  isWaiting(other) &&
  one.phase === other.phase &&
  one.bet === other.bet &&
  one.notice === other.notice

/** One wallet's betting, from the press of the button to the shown result. The only code that asks for a signature. */
export function createRound<Chain extends BetChain>(ports: RoundPorts<Chain>): Round<Chain> {
  const { memory, clock, announcer } = ports
  const closed = new AbortController()
  // Bets and results are replaced, never changed: the store need not look into each of them, nor copy them for a page.
  const state = proxy<Round["state"]>({
    round: ref({ phase: "idle" }),
    betToken: null,
    history: ref(memory.read().history),
    commitment: null,
  })
  const ends: (() => void)[] = [
    memory.onForeignChange(({ history }) => {
      state.history = ref(history)
      // Another tab has revealed the result that is unrevealed here: it must not be revealed a second time.
      const now = state.round
      if (now.phase === "settled" && holdsResult(history, now.result)) show({ phase: "revealed", result: now.result })
    }),
  ]

  const show = (round: RoundState) => {
    // Waiting for the same thing again is not a new step.
    if (!closed.signal.aborted && !sameWait(state.round, round)) state.round = ref(round)
  }
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
  const refuseAs = (bet: Bet, reason: FailureReason, { id, text }: BetMessage) =>
    show({ phase: "failed", bet, reason, messageId: id, message: text, moneyMoved: "no" })
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
  const sign = (bet: Bet, chain: Chain, prepared: Prepared) => during("signing", bet, chain.sign(prepared))

  const refuse = (bet: Bet, refusal: BetMessage) => {
    refuseAs(bet, "refused", refusal)
    return null
  }

  /** `split` once a first part of what the quote carries has been sent on its own. */
  async function signBet(
    bet: Bet,
    approval: BetApproval<Chain>,
    chain: Chain,
    split = false,
  ): Promise<PendingRound | null> {
    const approved = await during("preparing", bet, approval.approve(chain))
    if (approved.refusal !== null) return refuse(bet, approved.refusal)
    const { quote, spent } = approved
    if (quote === null || closed.signal.aborted) return null
    if (quote.instructionsBefore.length > 0 && !split) {
      const first = await during("simulating", bet, chain.prepareInstructions(quote.instructionsBefore))
      const sent = confirmSent(await sign(bet, chain, first), { chain, clock, signal: closed.signal })
      await during("preparing", bet, sent)
      return signBet(bet, approval, chain, true)
    }
    const stillApproved = () => approval.stillApproved(chain, quote)
    const openAccount = async () => sign(bet, chain, await chain.prepareAccount())
    const waiting = waitForSeedCommitment({
      chain,
      clock,
      signal: closed.signal,
      known: state.commitment,
      sign: openAccount,
    })
    const ready = await during("preparing", bet, waiting)
    state.commitment = ready
    const token = ports.token()
    const clientSeed = ports.clientSeed()
    const play = {
      token,
      wager: bet.wager,
      betArray: bet.betArray,
      clientSeed,
      metadata: bet.metadata,
      creatorFeeBps: quote.creatorFeeBps,
      jackpotFeeBps: quote.jackpotFeeBps,
      priorityFeeLamports: quote.priorityFeeLamports,
      useBonus: quote.bonusBalance > 0n,
    }
    const prepare = () => chain.preparePlay(play, quote.extraInstructions)
    let signed = await signPrepared(bet, chain, prepare, stillApproved)
    // A transaction that expired in the wallet's dialog was never sent and cannot be sent any more, so a new one is requested.
    for (let again = 1; signed === "expired" && again < mostSignings; again++)
      signed = await signPrepared(bet, chain, prepare, stillApproved)
    if (signed === "expired") return refuse(bet, announcer.message("BLOCKHASH"))
    if (signed === null) return null
    return {
      bet,
      token: token.mint,
      nonce: ready.nonce,
      clientSeed,
      hashedSeed: ready.hashedSeed,
      committedSlot: ready.slot,
      signature: signed.signature,
      wire: toBase64(signed.wire),
      lastValidBlockHeight: signed.lastValidBlockHeight,
      ...(spent && { spent }),
    }
  }

  /** Null when the bet was refused meanwhile; "expired" when the wallet took longer than the transaction lives. */
  async function signPrepared(
    bet: Bet,
    chain: Chain,
    prepare: () => Promise<Prepared>,
    stillApproved: () => Promise<BetMessage | null>,
  ): Promise<SignedTransaction | "expired" | null> {
    const prepared = await during("simulating", bet, prepare())
    const changed = await during("simulating", bet, stillApproved())
    if (changed !== null) return refuse(bet, changed)
    if (closed.signal.aborted) return null
    const askedAtMs = clock.now()
    const signed = await sign(bet, chain, prepared)
    if (clock.now() - askedAtMs <= longSigningMs) return signed
    const late = await during("signing", bet, stillApproved())
    if (late !== null) return refuse(bet, late)
    const { value: height } = await chain.blockHeight()
    return height > signed.lastValidBlockHeight ? "expired" : signed
  }

  async function finish(pending: PendingRound, chain: Chain) {
    const { bet } = pending
    state.betToken = pending.token
    show({ phase: "sending", bet })
    const onProgress = (phase: "sending" | "confirming" | "overdue", notice?: string) => show({ phase, bet, notice })
    const ending = await trackBet(pending, { chain, clock, announcer, signal: closed.signal, onProgress })
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

  /** Runs `work` as the only tab that handles this wallet's bets; false when another one does. */
  async function alone(wait: boolean, work: () => Promise<void>, onError: (error: unknown) => void): Promise<boolean> {
    const release = await ports.lock(wait)
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

  /** True when an earlier page left something; that comes first, and it is shown exactly once. */
  async function resumeStored(): Promise<boolean> {
    const { unrevealed, pending } = memory.read()
    if (unrevealed) show({ phase: "settled", result: unrevealed })
    else if (pending) await finish(pending, await ports.chain())
    return unrevealed !== null || pending !== null
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
    const { unrevealed, pending } = memory.read()
    done.resumed = true
    if (unrevealed) show({ phase: "settled", result: unrevealed })
    if (unrevealed || !pending) return
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
      if (!readyToPlay(state.round)) return
      state.betToken = ports.token().mint
      show({ phase: "preparing", bet })
      let signed: PendingRound | null = null
      const played = await alone(
        false,
        async () => {
          if (await resumeStored()) return
          const chain = await during("preparing", bet, ports.chain())
          const pending = await signBet(bet, approval, chain)
          if (!pending || closed.signal.aborted) return
          signed = pending
          // Kept before the first byte leaves: from here on, a reload finds the bet again.
          memory.write({ ...memory.read(), pending })
          await finish(pending, chain)
        },
        (error) => {
          const { kind, message, code = "" } = toChainError(error)
          if (kind === "wallet-failed") refuseAs(bet, kind, announcer.walletFailure(code))
          else fail(bet, kind, message, signed)
        },
      )
      if (played) return
      refuseAs(bet, "busy-elsewhere", announcer.message("PLAYING_ELSEWHERE"))
      void takeOver()
    },
    revealed() {
      if (state.round.phase !== "settled") return
      const { result } = state.round
      const { history } = memory.read()
      state.history = ref(holdsResult(history, result) ? history : [result, ...history].slice(0, MAX_HISTORY))
      memory.write({ pending: null, unrevealed: null, history: state.history })
      show({ phase: "revealed", result })
    },
    dismiss() {
      if (state.round.phase === "failed" && state.round.moneyMoved !== "unknown") show({ phase: "idle" })
    },
    async open() {
      if (!done.resumed) resume()
      const chain = await ports.chain()
      if (closed.signal.aborted) return
      if (!done.watched) ends.push(chain.watchGame(note))
      done.watched = true
      note(await chain.readGame())
    },
    close() {
      closed.abort()
      for (const end of ends) end()
    },
  }
}

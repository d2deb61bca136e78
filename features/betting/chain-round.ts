import { logger } from "@dghrt/kernel/logger"
import type { BetApproval } from "./approval"
import { endingWords } from "./ending-words"
import { agreedSinceMs, createJudge, type Judge, type Stamp, stampOf } from "./judgement"
import type { EngineMessageId } from "./model/bet-message"
import type { BetToken } from "./model/bet-token"
import { entryOf, isWaitEnded, toChainError, waitEnded } from "./model/chain-error"
import type { AtSlot } from "./model/chain-figures"
import type { PendingRound, RoundMemory } from "./model/pending"
import { acceptsBet } from "./model/round-predicates"
import { type Bet, type FailureReason, holdsResult, MAX_HISTORY } from "./model/round-state"
import { type Press, placeBet } from "./place-bet"
import type { Announcer, MessageValues } from "./ports/announcer"
import type { BetChain, GameAccount } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { Lock } from "./ports/lock"
import type { Memory } from "./ports/memory"
import type { SeedProof } from "./ports/seed-proof"
import { createRoundSteps, type Round } from "./round"
import { nextCommitment } from "./seed-commitment"
import type { BettingStore } from "./store"
import { signedOf, trackBet } from "./track-bet"
import { createUnproven } from "./unproven"

interface ChainRoundPorts<Chain extends BetChain> {
  store: BettingStore
  closed: AbortSignal
  chain(): Promise<Chain>
  token: BetToken
  memory: Memory<RoundMemory>
  clock: Clock
  lock: Lock
  announcer: Announcer
  proof: SeedProof
  clientSeed(): string
}

interface Finish {
  /** The bet has never been sent. */
  unsent?: boolean
  note?: string
}

/** The network fee of the bet's transaction, where it is known. */
const feeOf = (pending?: PendingRound): MessageValues =>
  pending?.networkFeeLamports === undefined ? {} : { feeLamports: pending.networkFeeLamports }

const slowMs = 5_000
/** Bets that were given up are looked for this often. */
const reviewMs = 10_000

/** One wallet's bets on a chain, from the press of the button to the shown result: a state machine over `roundTransitions`. */
export function createChainRound<Chain extends BetChain>(ports: ChainRoundPorts<Chain>): Round<Chain> {
  const { store, closed: signal, memory, clock, announcer } = ports
  const steps = createRoundSteps({
    store,
    closed: signal,
    memory,
    lock: ports.lock,
    mint: ports.token.mint,
    busy: () => announcer.message("PLAYING_ELSEWHERE"),
    reveal: ({ history, unproven }, result) => ({
      pending: null,
      unrevealed: null,
      unproven,
      history: holdsResult(history, result) ? history : [result, ...history].slice(0, MAX_HISTORY),
    }),
  })
  const { show, refuseAs, alone } = steps
  const roundNow = () => store.state().round

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
  /** The wallet is free again, and what became of the bet is not proven. */
  const free = (pending: PendingRound, reason: FailureReason, id: EngineMessageId) =>
    show({
      phase: "failed",
      bet: pending.bet,
      reason,
      messageId: id,
      message: announcer.message(id, feeOf(pending)).text,
      moneyMoved: "unknown",
      freed: true,
      signature: pending.signature,
    })
  /** A bet of an earlier page that this one cannot watch. */
  const lose = ({ bet, signature }: PendingRound, reason: FailureReason) => {
    const { id, text } = announcer.message("BET_NOT_FOLLOWED")
    show({ phase: "failed", bet, reason, messageId: id, message: text, moneyMoved: "unknown", signature })
  }
  const note = (seen: AtSlot<GameAccount | null>) => {
    if (!signal.aborted) store.set({ commitment: nextCommitment(seen, store.state().commitment) })
  }

  /** When this page first saw a bet, and how old it was then: a device's clock that is set meanwhile changes nothing. */
  const seen = new Map<string, Stamp & { ageMs: number }>()
  function ageMs({ clientSeed, signedAtMs }: PendingRound): number {
    const ageBefore = signedAtMs === 0 ? 0 : Math.max(0, Date.now() - signedAtMs)
    const known = seen.get(clientSeed) ?? { ...stampOf(clock), ageMs: ageBefore }
    seen.set(clientSeed, known)
    return known.ageMs + agreedSinceMs(known, clock)
  }
  const judges = new Map<string, Judge>()
  function judgeOf(bet: PendingRound, chain: BetChain): Judge {
    const known = judges.get(bet.clientSeed)
    const judge = known ?? createJudge(signedOf(bet), { chain, clock, waitedMs: () => ageMs(bet), bet })
    judges.set(bet.clientSeed, judge)
    return judge
  }
  const unproven = createUnproven({ memory, proof: ports.proof, judgeOf, ageMs })
  /** Bets that the wallet took back itself, as the chain has confirmed. */
  const takenBack = new Set<string>()

  /** Shows `phase`, and after a while says what it is waiting for. A round that closes waits for nothing that is unsigned. */
  async function during<T>(
    phase: "preparing" | "simulating" | "signing",
    bet: Bet,
    work: Promise<T>,
    why?: EngineMessageId,
  ): Promise<T> {
    const notice = why && announcer.message(why).text
    show({ phase, bet, notice })
    const done = new AbortController()
    void clock.sleep(slowMs, done.signal).then(() => {
      if (!done.signal.aborted)
        show({
          phase,
          bet,
          notice: notice ?? announcer.message(phase === "signing" ? "WAITING_FOR_WALLET" : "WAITING_FOR_NETWORK").text,
        })
    })
    const closed = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(waitEnded(signal.reason)), { signal: done.signal })
    })
    return Promise.race([work, closed]).finally(() => done.abort())
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
    sentAhead: {
      read: () => memory.read().sentAhead ?? null,
      write: (sentAhead) => memory.write({ ...memory.read(), sentAhead }),
    },
    commitment: () => store.state().commitment,
    async doubtOf({ hashedSeed }, assertsCommitment) {
      if (unproven.allowNext(hashedSeed, assertsCommitment)) return null
      await lookAfterUnproven(chain)
      return unproven.allowNext(hashedSeed, assertsCommitment) ? null : announcer.message("EARLIER_BET_OPEN")
    },
    onCommitment(commitment) {
      if (!signal.aborted) store.set({ commitment })
    },
    onUnanswered: unproven.keep,
    during: (phase, work, why) => during(phase, bet, work, why),
  })

  /** Follows a bet that was signed and stored, to its end. */
  async function finish(pending: PendingRound, chain: Chain, { unsent = false, note }: Finish = {}) {
    const { bet } = pending
    if (!signal.aborted) store.set({ betToken: pending.token })
    show({ phase: "sending", bet })
    const onProgress = (phase: "sending" | "confirming" | "overdue", notice?: string) => show({ phase, bet, notice })
    const { proof } = ports
    const watch = { chain, proof, clock, announcer, signal, unsent, onProgress }
    const waitedMs = () => ageMs(pending)
    const ending = await trackBet(pending, { ...watch, judge: judgeOf(pending, chain), waitedMs })
    if (!ending) return
    if (ending.kind === "settled") {
      memory.write({ ...memory.read(), pending: null, unrevealed: ending.result })
      show({ phase: "settled", result: ending.result, note })
      return
    }
    const judged = takenBack.has(pending.signature) || (ending.kind === "void" && ending.judged)
    const { reason, id, isProven } = endingWords(ending, bet, judged)
    if (isProven) {
      memory.write({ ...memory.read(), pending: null })
      refuseAs(bet, reason, announcer.message(id, feeOf(pending)))
    } else {
      unproven.keep(pending)
      free(pending, reason, id)
    }
  }

  /** Follows a bet that was given up and counts after all; says so of the one on screen that never will. */
  async function review(chain: Chain) {
    const { counted, replaced, judged } = await unproven.review(chain, await chain.readGame())
    const round = roundNow()
    const isShown = ({ signature }: PendingRound) => round.phase === "failed" && signature === round.signature
    const over = judged.find(isShown)
    if (replaced.some(isShown)) takeBack("expired", "BET_NOT_COUNTED")
    if (over) {
      const { reason, id } = endingWords({ kind: "void", why: over.verdict, judged: true }, over.bet, true)
      takeBack(reason, id, feeOf(over))
    }
    const [first] = counted
    if (!first || !acceptsBet(roundNow())) return
    const follow = () => {
      unproven.follow(first)
      const [later] = replaced
      const note = announcer.message(later ? "EARLIER_BET_COUNTED" : "EARLIER_BET_COUNTED_ALONE", feeOf(later)).text
      return finish(first, chain, { note })
    }
    await alone(false, follow, (error) => logger.warn("A bet that counts after all could not be followed", error))
  }
  /** What the page said of the bet on screen is known better now: it took no stake. */
  function takeBack(reason: FailureReason, id: EngineMessageId, values?: MessageValues) {
    const round = roundNow()
    const { text } = announcer.message(id, values)
    if (round.phase === "failed")
      show({ ...round, reason, messageId: id, message: text, moneyMoved: "no", freed: false })
  }

  /** A failure holds nothing back: what is not known stays unproven. */
  const lookAfterUnproven = (chain: Chain) =>
    review(chain).catch((error: unknown) => logger.info("An earlier bet was not looked for", error))
  async function keepReviewing(chain: Chain) {
    while (!signal.aborted) {
      await clock.sleep(reviewMs, signal)
      if (!signal.aborted && unproven.any() && acceptsBet(roundNow())) await lookAfterUnproven(chain)
    }
  }

  /** True when an earlier page left something; that comes first, and it is shown exactly once. */
  async function resumeStored(): Promise<boolean> {
    if (steps.showUnrevealed()) return true
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
    if (steps.showUnrevealed() || !pending) return
    store.set({ betToken: pending.token })
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
    await alone(true, async () => void (acceptsBet(roundNow()) && (await resumeStored())), failed)
    takingOver = false
  }

  return {
    async play(bet, approval) {
      let signed: PendingRound | null = null
      const played = await steps.start(
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
          await finish(pending, chain, { unsent: true })
        },
        (error) => {
          const failure = toChainError(error)
          const { kind, message, code = "" } = failure
          const named = entryOf(failure)
          if (isWaitEnded(failure)) refuseAs(bet, kind, announcer.message("WALLET_WAIT_STOPPED"))
          else if (kind === "wallet-failed") refuseAs(bet, kind, announcer.walletFailure(code))
          else if (signed === null && named !== null) refuseAs(bet, kind, announcer.message(named))
          else fail(bet, kind, message, signed)
        },
      )
      if (!played) void takeOver()
    },
    reveal: steps.reveal,
    dismiss: steps.dismiss,
    accountCleared() {
      const { pending, unproven: freed } = memory.read()
      if (pending) takenBack.add(pending.signature)
      unproven.clear()
      // The chain may have shown it sooner than it confirmed the transaction.
      const round = roundNow()
      if (round.phase === "failed" && freed.some(({ signature }) => signature === round.signature))
        takeBack("cancelled", "BET_CANCELLED")
    },
    async open() {
      if (!done.resumed) resume()
      const chain = await ports.chain()
      if (signal.aborted) return
      if (!done.watched) {
        signal.addEventListener("abort", chain.watchGame(note))
        void keepReviewing(chain)
      }
      done.watched = true
      note(await chain.readGame())
      if (unproven.any() && acceptsBet(roundNow())) await lookAfterUnproven(chain)
    },
  }
}

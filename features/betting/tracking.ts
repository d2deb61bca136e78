import { type Judgement, slotMs, type Verdict } from "./judgement"
import type { AtSlot } from "./model/chain-figures"
import type { PendingRound } from "./model/pending"
import type { RoundResult } from "./model/round-state"
import type { BetOnChain, GameAccount, Refuser, Settlement, SignatureStatus } from "./ports/bet-chain"

/** How a signed bet ended. */
export type BetOutcome =
  | { kind: "settled"; result: RoundResult }
  /**
   * It never landed and no longer can, or the program rolled it back. A bet that asserts its commitment may end so on a node's
   * word, because the chain itself refuses a second stake; any other one is judged first.
   */
  | { kind: "void"; why: Verdict; judged: boolean; by?: Refuser | undefined }
  /** The longest wait is over, and nothing proves what became of it. */
  | { kind: "unknown"; isDead: boolean }

export type Settled = Omit<Settlement, "signature">
type Account = AtSlot<GameAccount | null>
type Trouble = "WAITING_FOR_RESULT" | "RESULT_NOT_PROVEN"

/** What one look at the chain brought. */
interface Look {
  /** Read before the status; null where nobody asked. */
  height: AtSlot<number> | null
  /** Null where the node did not say. */
  account: Account | null
  /** Null where nobody asked; "unread" where the node did not say. */
  status: SignatureStatus | "unread" | null
}

/** What is known of a signed bet. Times in milliseconds of the page's clock. */
export interface Tracking {
  readonly pending: PendingRound
  readonly beganMs: number
  /** The slot in which it landed, as a node says. */
  readonly landedIn: number | null
  /** The subscription has reported the bet on chain, where it waits for its result. */
  readonly reported: boolean
  /** The node did not know the transaction when it was last asked. */
  readonly missing: boolean
  /** Shown from then on, also while another node does not know of it. */
  readonly onChain: boolean
  /** What keeps the chain from saying how the bet ended. */
  readonly trouble: Trouble | null
  readonly height: { value: number; atMs: number } | null
  readonly nextSendMs: number
  readonly lastLookMs: number
  readonly searches: number
  readonly nextSearchMs: number
}

export interface Moment {
  nowMs: number
  /** Milliseconds since the signature. */
  waitedMs: number
  /** The socket of the subscriptions is open. */
  isLive: boolean
}

/** What is seen of the bet, or of the time. */
export type Observation =
  /** With what the subscription reported since the last one. */
  | { kind: "tick"; change: Account | null; judgement: Judgement }
  | ({ kind: "looked" } & Look)
  | { kind: "searched"; look: Look; settlement: Settled | null; complete: boolean }
  /** `slot`: of the bet; null where no node knows it, "unread" where none said. */
  | { kind: "proven"; settled: Settled; isProven: boolean; slot: number | "unread" | null }
  | { kind: "judged"; why: Verdict; by?: Refuser | undefined; judgement: Judgement }
  /** The chain did not answer. */
  | { kind: "failed" }

/** What is to be done next. All but the first two end in an observation, before which nothing else is observed. */
export type Effect =
  | { kind: "send" }
  | { kind: "ask-nodes" }
  /** `account` is new enough; otherwise the newer one of `change` and the node's counts. */
  | { kind: "look"; account: Account | null; change: Account | null; withHeight: boolean; withStatus: boolean }
  | { kind: "search"; look: Look; bet: BetOnChain | null }
  | { kind: "prove"; settled: Settled; withSlot: boolean }
  | { kind: "judge"; why: Verdict; by?: Refuser | undefined }
  | { kind: "end"; outcome: BetOutcome }

export interface Step {
  state: Tracking
  effects: readonly Effect[]
}

export const pollMs = 400
/** An open socket reports what changes; looking is the safeguard against one that is silent. */
const openSocketPollMs = 1_000
/** This bet's subscription has reported something already. */
const hearingPollMs = 2_000
const resendMs = 2_000
/** A node that says that the bet is on chain may be alone with it. */
const resendLandedMs = 5_000
const overdueMs = 20_000
/** From the signature on, the longest that a player waits for a proof. */
export const longestDoubtMs = 15 * 60_000
/** After this time the page asks the nodes about a bet that is not on chain, so that it knows their first heights early. */
const doubtedAfterMs = 5_000
/** The height that stands still for so long says that the network does. */
const standsStillMs = 30_000
/** A search reads the wallet's transactions since the bet, so it is repeated more and more rarely. */
const longestSearchPauseMs = 30_000
/** Two minutes: a node may list a settlement later than it knows of the bet. */
const listedWithinSlots = 300
/** Nodes behind one address differ by some blocks: a bet expires this many blocks after its last valid one. */
const expiryMarginBlocks = 20

/** `heard`: the bet has never been sent and the socket is open, so that what becomes of it is reported. */
export const beginTracking = (pending: PendingRound, nowMs: number, heard: boolean): Tracking => ({
  pending,
  beganMs: nowMs,
  landedIn: null,
  reported: false,
  missing: false,
  onChain: false,
  trouble: null,
  height: null,
  nextSendMs: 0,
  lastLookMs: heard ? nowMs : Number.NEGATIVE_INFINITY,
  searches: 0,
  nextSearchMs: 0,
})

/** One step of following a signed bet. Pure: what it says depends on nothing but what it is given. */
export function track(state: Tracking, seen: Observation, at: Moment): Step {
  const step = next(state, seen, at)
  const { onChain, reported, landedIn } = step.state
  return { ...step, state: { ...step.state, onChain: onChain || reported || landedIn !== null } }
}

function next(state: Tracking, seen: Observation, at: Moment): Step {
  switch (seen.kind) {
    case "tick":
      return ticked(state, seen.change, seen.judgement, at)
    case "looked":
      return looked(state, seen, at)
    case "searched": {
      // Another bet's settlement: this one was taken back before it.
      const isOurs = seen.settlement?.clientSeed === state.pending.clientSeed
      if (seen.settlement && isOurs) return toProve(state, seen.settlement)
      return notSettled(state, seen.look, seen.complete, at)
    }
    case "proven":
      return proven(state, seen, at)
    case "judged": {
      const verdict = endingBy(seen.judgement, state.pending)
      if (verdict !== null) return ended(state, { kind: "void", why: verdict, judged: true, by: seen.by })
      // A node's word is enough where the chain itself refuses a second stake.
      if (state.pending.assertsCommitment)
        return ended(state, { kind: "void", why: seen.why, judged: false, by: seen.by })
      return rested(state, null, at)
    }
    case "failed":
      return rested(state, "WAITING_FOR_RESULT", at)
  }
}

const ended = (state: Tracking, outcome: BetOutcome): Step => ({ state, effects: [{ kind: "end", outcome }] })
/** The look is over and has ended nothing. */
const rested = (state: Tracking, trouble: Trouble | null, { nowMs }: Moment): Step => ({
  state: { ...state, trouble, lastLookMs: nowMs },
  effects: [],
})
const isSigned = ({ pending }: Tracking) => pending.signature !== ""

export const isLate = ({ beganMs }: Tracking, { nowMs }: Pick<Moment, "nowMs">) => nowMs - beganMs > overdueMs

function ticked(state: Tracking, change: Account | null, { isDead }: Judgement, at: Moment): Step {
  const { pending, landedIn, reported } = state
  if (at.waitedMs >= longestDoubtMs) return ended(state, { kind: "unknown", isDead })
  const effects: Effect[] = []
  if (isSigned(state) && (isLate(state, at) || (!state.onChain && at.waitedMs > doubtedAfterMs)))
    effects.push({ kind: "ask-nodes" })
  const isSending = isSigned(state) && at.nowMs >= state.nextSendMs
  if (isSending) effects.push({ kind: "send" })
  const pauseMs = landedIn === null && !reported ? resendMs : resendLandedMs
  const sent = isSending ? { ...state, nextSendMs: at.nowMs + pauseMs } : state
  if (change && waitsForResult(change.value, pending))
    // Once: a node that repeats itself must not put off the look.
    return { state: { ...sent, reported: true, lastLookMs: reported ? state.lastLookMs : at.nowMs }, effects }
  if (change || at.nowMs - state.lastLookMs >= pollEvery(state, at))
    effects.push({
      kind: "look",
      account: change && at.isLive && holdsResult(change.value, pending) ? change : null,
      change,
      withHeight: state.missing,
      withStatus: landedIn === null && isSigned(state),
    })
  return { state: sent, effects }
}

function pollEvery({ trouble, reported, landedIn }: Tracking, { isLive }: Moment) {
  if (trouble !== null || !isLive) return pollMs
  if (reported) return hearingPollMs
  // On chain, and the subscription said nothing of it.
  return landedIn === null ? openSocketPollMs : pollMs
}

function looked(before: Tracking, look: Look, at: Moment): Step {
  const { height, account, status } = look
  const { pending } = before
  const known = status === "unread" ? null : status
  const state: Tracking = {
    ...before,
    height: height && height.value !== before.height?.value ? { value: height.value, atMs: at.nowMs } : before.height,
    landedIn: known?.status === "landed" ? known.slot : before.landedIn,
  }
  // Each says what it knows, also where the node refuses the other.
  if (account === null || (status === "unread" && !holdsResult(account.value, pending)))
    return rested(state, "WAITING_FOR_RESULT", at)
  const missing = known?.status === "not-found"
  const seen = { ...state, missing, reported: state.reported && !missing }
  const settled = settledIn(account.value, pending)
  if (settled) return toProve(seen, settled)
  const mayBeSettled = account.value === null || account.value.nonce > pending.nonce
  if (!mayBeSettled || at.nowMs < state.nextSearchMs) return notSettled(seen, look, false, at)
  // The account holds the last play only: when others followed, ours is found among the wallet's transactions.
  const { landedIn } = seen
  const pauseMs = Math.min(longestSearchPauseMs, pollMs * 2 ** state.searches)
  return {
    state: { ...seen, searches: state.searches + 1, nextSearchMs: at.nowMs + pauseMs },
    effects: [
      { kind: "search", look, bet: landedIn === null ? null : { signature: pending.signature, slot: landedIn } },
    ],
  }
}

/** A node calls it the result; it is one when its seed is the committed one and draws what the node says. */
const toProve = (state: Tracking, settled: Settled): Step => ({
  state,
  effects: [{ kind: "prove", settled, withSlot: isSigned(state) && state.landedIn === null }],
})

/** `complete`: all of the wallet's transactions since the bet were looked at, and none settles it. */
function notSettled(state: Tracking, { height, account, status }: Look, complete: boolean, at: Moment): Step {
  const { pending, landedIn } = state
  const toJudge = (why: Verdict, by?: Refuser): Step => ({ state, effects: [{ kind: "judge", why, by }] })
  if (status !== null && status !== "unread") {
    if (status.status === "failed") return toJudge("rolled-back", status.by)
    const isLost = height && status.status === "not-found" && hasExpired(pending, height, status.atSlot, at.waitedMs)
    if (isLost) return toJudge("expired")
  }
  const isGone = landedIn !== null && account !== null && wasCancelled(account, pending, landedIn, complete)
  return isGone ? toJudge("cancelled") : rested(state, null, at)
}

function proven(state: Tracking, seen: Extract<Observation, { kind: "proven" }>, at: Moment): Step {
  const { settled, isProven, slot } = seen
  if (!isProven) return rested(state, "RESULT_NOT_PROVEN", at)
  // The slot proves that the hash was promised before the bet: worth a wait, and no reason to withhold the result for ever.
  if (slot === "unread" && !isLate(state, at)) return rested(state, "WAITING_FOR_RESULT", at)
  const betSlot = state.landedIn ?? (slot === "unread" ? null : slot)
  return ended({ ...state, landedIn: betSlot }, { kind: "settled", result: toResult(settled, state.pending, betSlot) })
}

/** What the wait is about, where there is more to say than that it lasts. */
export function noticeOf(state: Tracking, at: Moment): Trouble | "NETWORK_STANDS_STILL" | "BET_LATE" | null {
  if (state.trouble !== null) return state.trouble
  if (state.onChain || !isLate(state, at)) return null
  const standsStill = state.height && at.nowMs - state.height.atMs > standsStillMs
  return standsStill ? "NETWORK_STANDS_STILL" : "BET_LATE"
}

/** Of one node it is enough only where no other way to an ending is open: a bet that asserts its commitment is freed before. */
export const endingBy = ({ verdict, nodes }: Judgement, { assertsCommitment }: PendingRound): Verdict | null =>
  nodes > 1 || !assertsCommitment ? verdict : null

/** The bet is on chain and its result is not. */
const waitsForResult = (game: GameAccount | null, { nonce, clientSeed }: PendingRound) =>
  game?.status === "result-requested" && game.nonce === nonce && game.clientSeed === clientSeed

/** The account has the bet as its last play, with the result. */
const holdsResult = (game: GameAccount | null, { nonce, clientSeed }: PendingRound): game is GameAccount =>
  game?.nonce === nonce + 1 && game.status === "ready" && game.clientSeed === clientSeed

/**
 * A node that lags behind the one that reported the height cannot say that a transaction is missing, and no chain grows by more
 * blocks than the time since the signature allows.
 */
const hasExpired = (
  { lastValidBlockHeight }: PendingRound,
  height: AtSlot<number>,
  searchedSlot: number,
  waitedMs: number,
) =>
  Math.min(height.value, lastValidBlockHeight + waitedMs / slotMs) > lastValidBlockHeight + expiryMarginBlocks &&
  searchedSlot >= height.slot

/** Landed, no longer waiting, and yet not counted as a play: the player took the bet back, and perhaps played on or closed the account. */
const wasCancelled = (game: Account, pending: PendingRound, landedIn: number, complete: boolean) =>
  game.slot > landedIn &&
  game.value?.status !== "result-requested" &&
  (game.value?.nonce === pending.nonce || (complete && game.slot > landedIn + listedWithinSlots))

function settledIn(game: GameAccount | null, pending: PendingRound): Settled | null {
  if (!holdsResult(game, pending)) return null
  const multiplierBps = game.bet[game.resultIndex] ?? 0
  return { ...game, nonce: pending.nonce, payout: (game.wager * BigInt(multiplierBps)) / 10_000n }
}

function toResult(
  settled: Settled,
  { bet, token, nonce, hashedSeed, committedSlot, signature, spent }: PendingRound,
  betSlot: number | null,
): RoundResult {
  // A bet from elsewhere came between the press and the signature: what this page saw was promised for that one.
  const promised = settled.nonce === nonce
  return {
    // As it was signed, so that a node which says otherwise is contradicted by the proof.
    bet,
    token,
    nonce: settled.nonce,
    resultIndex: settled.resultIndex,
    multiplierBps: bet.betArray[settled.resultIndex] ?? 0,
    payout: settled.payout,
    clientSeed: settled.clientSeed,
    rngSeed: settled.rngSeed,
    hashedSeed: promised ? hashedSeed : null,
    committedSlot: promised ? committedSlot : null,
    betSlot,
    jackpotPayout: settled.jackpotPayout,
    signature: signature || null,
    ...(spent && { spent }),
  }
}

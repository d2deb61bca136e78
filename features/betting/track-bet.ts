import { logger } from "@dghrt/kernel/logger"
import { watchGameChanges } from "./game-changes"
import { type Judge, type Judgement, slotMs, type Verdict } from "./judgement"
import type { EngineMessageId } from "./model/bet-message"
import type { AtSlot } from "./model/chain-figures"
import type { PendingRound } from "./model/pending"
import type { Bet, FailureReason, RoundResult } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain, GameAccount, Refuser, Settlement, SettlementSearch, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { SeedProof } from "./ports/seed-proof"

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

type Settled = Omit<Settlement, "signature">

interface BetWatch {
  chain: BetChain
  proof: SeedProof
  judge: Judge
  clock: Clock
  announcer: Announcer
  /** Aborts the watch, never the bet. */
  signal: AbortSignal
  /** The bet has never been sent: while the socket is open, what becomes of it is reported. */
  unsent?: boolean
  /** Milliseconds since the signature. */
  waitedMs(): number
  onProgress(phase: "sending" | "confirming" | "overdue", notice?: string): void
}

const pollMs = 400
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
/** By then a bet that never reaches the network has ended: its blockhash, and the time that one node needs. */
const endedWithinSeconds = { asserted: 75, judged: 90, byOneNode: 135 }
/** A search reads the wallet's transactions since the bet, so it is repeated more and more rarely. */
const longestSearchPauseMs = 30_000
/** Two minutes: a node may list a settlement later than it knows of the bet. */
const listedWithinSlots = 300
/** Nodes behind one address differ by some blocks: a bet expires this many blocks after its last valid one. */
const expiryMarginBlocks = 20

/**
 * Watches a signed bet until it ends, from three sources: the game account's subscription, a poll of the same account,
 * and the transaction's status. Sends the transaction again until it has landed or can no longer land; the same
 * signature lands once. Returns null when `signal` aborts, and otherwise only what the chain says.
 */
export async function trackBet(
  pending: PendingRound,
  { chain, proof, judge, clock, announcer, signal, unsent = false, waitedMs, onProgress }: BetWatch,
): Promise<BetOutcome | null> {
  const transaction = signedOf(pending)
  const isSigned = pending.signature !== ""
  const begun = clock.now()
  const isLate = () => clock.now() - begun > overdueMs
  const changes = watchGameChanges(chain, clock, signal)
  let landedIn: number | null = null
  /** The subscription has reported the bet on chain, where it waits for its result. */
  let reported = false
  /** The node did not know the transaction when it was last asked. */
  let missing = false
  /** Shown from then on, also while another node does not know of it. */
  let onChain = false
  let nextSend = 0
  let lastLook = unsent && chain.isLive() ? begun : 0
  /** What keeps the chain from saying how the bet ended. */
  let trouble: EngineMessageId | null = null
  let height: { value: number; atMs: number } | null = null
  let searches = 0
  let nextSearch = 0

  /** The account holds the last play only: when others followed, ours is found among the wallet's transactions. */
  async function search(): Promise<Pick<SettlementSearch, "complete"> & { settlement: Settled | null }> {
    if (clock.now() < nextSearch) return { settlement: null, complete: false }
    nextSearch = clock.now() + Math.min(longestSearchPauseMs, pollMs * 2 ** searches)
    searches += 1
    const { signature, nonce, clientSeed } = pending
    const found =
      landedIn === null
        ? { settlement: await chain.findSettlement(nonce), complete: false }
        : await chain.settlementAfter({ signature, slot: landedIn })
    // Another bet's settlement: this one was taken back before it.
    return found.settlement && found.settlement.clientSeed !== clientSeed ? { ...found, settlement: null } : found
  }

  /** A node's word is enough where the chain itself refuses a second stake; its own account of it is kept where others agree. */
  async function voidBy(why: Verdict, by?: Refuser): Promise<BetOutcome | null> {
    const asked = await judge.ask().catch((error: unknown) => {
      logger.info("No node judged a bet", error)
      return judge.last()
    })
    const verdict = endingBy(asked, pending)
    if (verdict !== null) return { kind: "void", why: verdict, judged: true, by }
    return pending.assertsCommitment ? { kind: "void", why, judged: false, by } : null
  }

  async function readHeight() {
    const read = await chain.blockHeight()
    if (read.value !== height?.value) height = { value: read.value, atMs: clock.now() }
    return read
  }

  async function readNewer(change: AtSlot<GameAccount | null> | null) {
    const read = await chain.readGame()
    return change && change.slot > read.slot ? change : read
  }
  async function look(change: AtSlot<GameAccount | null> | null): Promise<BetOutcome | null> {
    // The height is read before the status: a transaction that is not found after its last valid height can never land.
    const newest = missing ? await readHeight() : null
    const [account, status] = await Promise.allSettled([
      change && chain.isLive() && holdsResult(change.value, pending) ? change : readNewer(change),
      landedIn === null && isSigned ? chain.signatureStatus(pending.signature, transaction.wire) : null,
    ])
    // Each says what it knows, also where the node refuses the other.
    const sent = status.status === "fulfilled" ? status.value : null
    if (sent?.status === "landed") landedIn = sent.slot
    if (account.status === "rejected") throw account.reason
    const game = account.value
    if (status.status === "rejected" && !holdsResult(game.value, pending)) throw status.reason
    missing = sent?.status === "not-found"
    if (missing) reported = false
    const inAccount = settledIn(game.value, pending)
    const mayBeSettled = game.value === null || game.value.nonce > pending.nonce
    const found = inAccount === null && mayBeSettled ? await search() : null
    const settled = inAccount ?? found?.settlement
    if (settled && !(await isProven(settled, pending, proof))) throw new NotProven()
    if (settled) {
      // The slot proves that the hash was promised before the bet: worth a wait, and no reason to withhold the result for ever.
      if (isSigned)
        landedIn ??= await slotOf(pending.signature, chain).catch((error) => {
          if (isLate()) return null
          throw error
        })
      return { kind: "settled", result: toResult(settled, pending, landedIn) }
    }
    if (sent?.status === "failed") return voidBy("rolled-back", sent.by)
    const isLost = newest && sent?.status === "not-found" && hasExpired(pending, newest, sent.atSlot, waitedMs())
    if (isLost) return voidBy("expired")
    const isGone = landedIn !== null && wasCancelled(game, pending, { landedIn, complete: found?.complete ?? false })
    return isGone ? voidBy("cancelled") : null
  }

  /** What the wait is about, where there is more to say than that it lasts. */
  function noticeNow(): string | undefined {
    if (trouble !== null) return announcer.message(trouble).text
    if (onChain || !isLate()) return
    if (height && clock.now() - height.atMs > standsStillMs) return announcer.message("NETWORK_STANDS_STILL").text
    const { asserted, judged, byOneNode } = endedWithinSeconds
    const most = pending.assertsCommitment ? asserted : judge.last().nodes > 1 ? judged : byOneNode
    const seconds = Math.ceil(most - waitedMs() / 1_000)
    return seconds > 0 ? announcer.message("BET_LATE", { seconds }).text : undefined
  }

  function pollEvery() {
    if (trouble !== null || !chain.isLive()) return pollMs
    if (reported) return hearingPollMs
    // On chain, and the subscription said nothing of it.
    return landedIn === null ? openSocketPollMs : pollMs
  }

  try {
    while (!signal.aborted) {
      if (waitedMs() >= longestDoubtMs) return { kind: "unknown", isDead: judge.last().isDead }
      if (isSigned && (isLate() || (!onChain && waitedMs() > doubtedAfterMs)))
        void judge.ask().catch((error) => logger.info("No node said what became of a bet", error))
      if (isSigned && clock.now() >= nextSend) {
        nextSend = clock.now() + (landedIn === null && !reported ? resendMs : resendLandedMs)
        // Not awaited, because a node that hangs must not delay the status below. A node refuses a copy it already has.
        void chain.send(transaction).catch((error) => logger.info("A node did not take the transaction", error))
      }
      const change = changes.take()
      if (change && waitsForResult(change.value, pending)) {
        // Once: a node that repeats itself must not put off the look.
        if (!reported) lastLook = clock.now()
        reported = true
      } else if (change || clock.now() - lastLook >= pollEvery()) {
        try {
          const ending = await look(change)
          if (ending) return ending
          trouble = null
        } catch (error) {
          logger.warn("The chain did not say how a bet ended; it is asked again", error)
          trouble = error instanceof NotProven ? "RESULT_NOT_PROVEN" : "WAITING_FOR_RESULT"
        }
        lastLook = clock.now()
      }
      onChain ||= reported || landedIn !== null
      onProgress(isLate() ? "overdue" : onChain ? "confirming" : "sending", noticeNow())
      // A socket that closes meanwhile is noticed after a slot.
      await changes.wait(pollMs)
    }
    return null
  } finally {
    changes.stop()
  }
}

/** As it was signed. */
export const signedOf = (pending: PendingRound): SignedTransaction => ({
  ...pending,
  wire: Uint8Array.from(atob(pending.wire), (character) => character.charCodeAt(0)),
})

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

const slotOf = async (signature: string, chain: BetChain) => {
  const sent = await chain.signatureStatus(signature)
  return sent.status === "landed" ? sent.slot : null
}

function settledIn(game: GameAccount | null, pending: PendingRound): Settled | null {
  if (!holdsResult(game, pending)) return null
  const multiplierBps = game.bet[game.resultIndex] ?? 0
  return { ...game, nonce: pending.nonce, payout: (game.wager * BigInt(multiplierBps)) / 10_000n }
}

/** A node gave a result that the seed commitment, or the draw's arithmetic, contradicts. */
class NotProven extends Error {
  override readonly name = "NotProven"
  override readonly message = "The seed that a node names is not the committed one, or draws something else"
}

/** A node calls it the result; it is one when its seed is the committed one and draws what the node says. */
async function isProven(settled: Settled, pending: PendingRound, proof: SeedProof): Promise<boolean> {
  // A bet without the assertion may have been settled after another one, whose commitment this page did not see.
  const wasCommitted = pending.assertsCommitment || settled.nonce === pending.nonce
  try {
    if (wasCommitted && (await proof.hashSeed(settled.rngSeed)) !== pending.hashedSeed) return false
    return (await proof.drawnIndex(settled, pending.bet.betArray.length)) === settled.resultIndex
  } catch (error) {
    logger.warn("This browser cannot recompute a draw, so the result is shown as the node names it", error)
    return true
  }
}

interface Searched {
  landedIn: number
  /** All of the wallet's transactions since the bet were looked at, and none settles it. */
  complete: boolean
}

/** Landed, no longer waiting, and yet not counted as a play: the player took the bet back, and perhaps played on or closed the account. */
const wasCancelled = (game: AtSlot<GameAccount | null>, pending: PendingRound, { landedIn, complete }: Searched) =>
  game.slot > landedIn &&
  game.value?.status !== "result-requested" &&
  (game.value?.nonce === pending.nonce || (complete && game.slot > landedIn + listedWithinSlots))

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

type NotSettled = Exclude<BetOutcome, { kind: "settled" }>
interface EndingWords {
  reason: FailureReason
  id: EngineMessageId
  /** The wager is in the wallet, by more than one word of a node. */
  isProven: boolean
}

const notExecuted = {
  expired: { reason: "expired", id: "BET_EXPIRED", isProven: true },
  "rolled-back": { reason: "program-refused", id: "BET_ROLLED_BACK", isProven: true },
  cancelled: { reason: "cancelled", id: "BET_CANCELLED", isProven: true },
} as const
/** Who refused the bet, where it was not the program. */
const refusedBy = { commitment: "BET_STOPPED", wallet: "BET_STOPPED_BY_WALLET", program: "BET_ROLLED_BACK" } as const

/** What is shown of a bet without a result; `judged` where it was not given up on a node's word alone. */
export function endingWords(ending: NotSettled, { step = 0 }: Bet, judged: boolean): EndingWords {
  if (ending.kind === "unknown")
    return { reason: "expired", id: ending.isDead ? "BET_UNKNOWN_OVER" : "BET_UNKNOWN", isProven: false }
  const { why, by = "program" } = ending
  if (judged) return why === "rolled-back" ? { ...notExecuted[why], id: refusedBy[by] } : notExecuted[why]
  if (why === "rolled-back")
    return {
      reason: "program-refused",
      id: by === "wallet" ? "BET_STOPPED_SAYS_NODE" : "BET_REFUSED_BY_NODE",
      isProven: false,
    }
  return { reason: "expired", id: step > 0 ? "STEP_OUT_OF_SIGHT" : "BET_OUT_OF_SIGHT", isProven: false }
}

import { logger } from "@dghrt/kernel/logger"
import { watchGameChanges } from "./game-changes"
import type { EngineMessageId } from "./model/bet-message"
import type { AtSlot } from "./model/chain-figures"
import type { PendingRound } from "./model/pending"
import type { FailureReason, RoundResult } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain, GameAccount, Settlement, SettlementSearch } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** How a signed bet ended. */
export type BetOutcome =
  | { kind: "settled"; result: RoundResult }
  /** It never landed and no longer can, or the program rolled it back: the wager is in the wallet. */
  | { kind: "void"; why: "expired" | "rolled-back" | "cancelled" }

type Settled = Omit<Settlement, "signature">

type NotExecuted = Extract<BetOutcome, { kind: "void" }>["why"]

/** What is shown of a bet that was not executed. */
export const notExecuted = {
  expired: { reason: "expired", id: "BET_EXPIRED" },
  "rolled-back": { reason: "program-refused", id: "BET_ROLLED_BACK" },
  cancelled: { reason: "cancelled", id: "BET_CANCELLED" },
} as const satisfies Record<NotExecuted, { reason: FailureReason; id: EngineMessageId }>

interface BetWatch {
  chain: BetChain
  clock: Clock
  announcer: Announcer
  /** Aborts the watch, never the bet. */
  signal: AbortSignal
  /** The bet has never been sent: while the socket is open, what becomes of it is reported. */
  unsent?: boolean
  onProgress(phase: "sending" | "confirming" | "overdue", notice?: string): void
}

const pollMs = 400
/** An open socket reports what changes; looking is the safeguard against one that is silent. */
const openSocketPollMs = 1_000
/** This bet's subscription has reported something already. */
const hearingPollMs = 2_000
const resendMs = 2_000
const overdueMs = 20_000
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
  { chain, clock, announcer, signal, unsent = false, onProgress }: BetWatch,
): Promise<BetOutcome | null> {
  const transaction = { ...pending, wire: fromBase64(pending.wire) }
  const begun = clock.now()
  const isLate = () => clock.now() - begun > overdueMs
  const offline = announcer.message("WAITING_FOR_RESULT").text
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
  let lookFailed = false
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

  async function readNewer(change: AtSlot<GameAccount | null> | null) {
    const read = await chain.readGame()
    return change && change.slot > read.slot ? change : read
  }
  async function look(change: AtSlot<GameAccount | null> | null): Promise<BetOutcome | null> {
    // The height is read before the status: a transaction that is not found after its last valid height can never land.
    const height = missing ? await chain.blockHeight() : null
    const [account, status] = await Promise.allSettled([
      change && chain.isLive() && holdsResult(change.value, pending) ? change : readNewer(change),
      landedIn === null ? chain.signatureStatus(pending.signature) : null,
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
    if (settled) {
      // The slot proves that the hash was promised before the bet: worth a wait, and no reason to withhold the result for ever.
      landedIn ??= await slotOf(pending.signature, chain).catch((error) => {
        if (isLate()) return null
        throw error
      })
      return { kind: "settled", result: toResult(settled, pending, landedIn) }
    }
    if (sent?.status === "failed") return { kind: "void", why: "rolled-back" }
    if (height && sent?.status === "not-found" && hasExpired(pending, height, sent.atSlot))
      return { kind: "void", why: "expired" }
    const isGone = landedIn !== null && wasCancelled(game, pending, { landedIn, complete: found?.complete ?? false })
    return isGone ? { kind: "void", why: "cancelled" } : null
  }

  function pollEvery() {
    if (lookFailed || !chain.isLive()) return pollMs
    if (reported) return hearingPollMs
    // On chain, and the subscription said nothing of it.
    return landedIn === null ? openSocketPollMs : pollMs
  }

  try {
    while (!signal.aborted) {
      if (landedIn === null && !reported && clock.now() >= nextSend) {
        nextSend = clock.now() + resendMs
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
          lookFailed = false
        } catch (error) {
          logger.warn("The chain could not be asked about a bet; it is asked again", error)
          lookFailed = true
        }
        lastLook = clock.now()
      }
      onChain ||= reported || landedIn !== null
      onProgress(isLate() ? "overdue" : onChain ? "confirming" : "sending", lookFailed ? offline : undefined)
      // A socket that closes meanwhile is noticed after a slot.
      await changes.wait(pollMs)
    }
    return null
  } finally {
    changes.stop()
  }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** The bet is on chain and its result is not. */
const waitsForResult = (game: GameAccount | null, { nonce, clientSeed }: PendingRound) =>
  game?.status === "result-requested" && game.nonce === nonce && game.clientSeed === clientSeed

/** The account has the bet as its last play, with the result. */
const holdsResult = (game: GameAccount | null, { nonce, clientSeed }: PendingRound): game is GameAccount =>
  game?.nonce === nonce + 1 && game.status === "ready" && game.clientSeed === clientSeed

/** A node that lags behind the one that reported the height cannot say that a transaction is missing. */
const hasExpired = ({ lastValidBlockHeight }: PendingRound, height: AtSlot<number>, searchedSlot: number) =>
  height.value > lastValidBlockHeight + expiryMarginBlocks && searchedSlot >= height.slot

const slotOf = async (signature: string, chain: BetChain) => {
  const sent = await chain.signatureStatus(signature)
  return sent.status === "landed" ? sent.slot : null
}

function settledIn(game: GameAccount | null, pending: PendingRound): Settled | null {
  if (!holdsResult(game, pending)) return null
  const multiplierBps = game.bet[game.resultIndex] ?? 0
  return { ...game, nonce: pending.nonce, payout: (game.wager * BigInt(multiplierBps)) / 10_000n }
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
    signature,
    ...(spent && { spent }),
  }
}

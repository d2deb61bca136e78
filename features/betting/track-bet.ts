import { logger } from "@dghrt/kernel/logger"
import { fromBase64 } from "./base64"
import type { EngineMessageId } from "./model/bet-message"
import type { AtSlot } from "./model/chain-figures"
import type { PendingRound } from "./model/pending"
import type { FailureReason, RoundResult } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain, GameAccount, Settlement } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** How a signed bet ended. */
export type BetOutcome =
  | { kind: "settled"; result: RoundResult }
  /** It never landed and no longer can, or the program rolled it back: the wager is in the wallet. */
  | { kind: "void"; why: "expired" | "rolled-back" | "cancelled" }

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
  onProgress(phase: "sending" | "confirming" | "overdue", notice?: string): void
}

const pollMs = 400
const resendMs = 2_000
const overdueMs = 20_000
/** Nodes behind one address differ by some blocks: a bet expires this many blocks after its last valid one. */
const expiryMarginBlocks = 20

/**
 * Watches a signed bet until it ends, from three sources: the game account's subscription, a poll of the same account,
 * and the transaction's status. Sends the transaction again until it has landed or can no longer land; the same
 * signature lands once. Returns null when `signal` aborts, and otherwise only what the chain says.
 */
export async function trackBet(
  pending: PendingRound,
  { chain, clock, announcer, signal, onProgress }: BetWatch,
): Promise<BetOutcome | null> {
  const transaction = { ...pending, wire: fromBase64(pending.wire) }
  const begun = clock.now()
  const update: { game: AtSlot<GameAccount | null> | null; wake: () => void } = { game: null, wake: () => undefined }
  const stop = chain.watchGame((game) => {
    update.game = game
    update.wake()
  })
  let landedIn: number | null = null
  let nextSend = 0

  async function look(): Promise<BetOutcome | null> {
    // The height is read before the status: a transaction that is not found after its last valid height can never land.
    const height = landedIn === null ? await chain.blockHeight() : null
    const [read, sent] = await Promise.all([chain.readGame(), chain.signatureStatus(pending.signature)])
    const game = update.game && update.game.slot > read.slot ? update.game : read
    update.game = null
    if (sent.status === "landed") landedIn = sent.slot
    const settled = await settlement(game.value, pending, chain)
    if (settled) {
      landedIn ??= await slotOf(pending.signature, chain)
      return { kind: "settled", result: toResult(settled, pending, landedIn) }
    }
    if (sent.status === "failed") return { kind: "void", why: "rolled-back" }
    if (height && sent.status === "not-found" && hasExpired(pending, height, sent.atSlot))
      return { kind: "void", why: "expired" }
    return landedIn !== null && wasCancelled(game, pending, landedIn) ? { kind: "void", why: "cancelled" } : null
  }

  try {
    while (!signal.aborted) {
      if (landedIn === null && clock.now() >= nextSend) {
        nextSend = clock.now() + resendMs
        // Not awaited, because a node that hangs must not delay the status below. A node refuses a copy it already has.
        void chain.send(transaction).catch((error) => logger.info("A node did not take the transaction", error))
      }
      let notice: string | undefined
      try {
        const ending = await look()
        if (ending) return ending
      } catch (error) {
        logger.warn("The chain could not be asked about a bet; it is asked again", error)
        notice = announcer.message("WAITING_FOR_RESULT").text
      }
      const late = clock.now() - begun > overdueMs
      onProgress(late ? "overdue" : landedIn === null ? "sending" : "confirming", notice)
      const woken = new Promise<void>((resolve) => {
        update.wake = resolve
        if (update.game) resolve()
      })
      await Promise.race([clock.sleep(pollMs, signal), woken])
    }
    return null
  } finally {
    stop()
  }
}

/** A node that lags behind the one that reported the height cannot say that a transaction is missing. */
const hasExpired = ({ lastValidBlockHeight }: PendingRound, height: AtSlot<number>, searchedSlot: number) =>
  height.value > lastValidBlockHeight + expiryMarginBlocks && searchedSlot >= height.slot

const slotOf = async (signature: string, chain: BetChain) => {
  const sent = await chain.signatureStatus(signature)
  return sent.status === "landed" ? sent.slot : null
}

/** The account holds the last play only: when others followed, ours is found among the wallet's transactions. */
async function settlement(
  game: GameAccount | null,
  pending: PendingRound,
  chain: BetChain,
): Promise<Omit<Settlement, "signature"> | null> {
  if (game !== null && game.nonce <= pending.nonce) return null
  if (game?.nonce === pending.nonce + 1 && game.status === "ready" && game.clientSeed === pending.clientSeed) {
    const multiplierBps = game.bet[game.resultIndex] ?? 0
    return { ...game, nonce: pending.nonce, payout: (game.wager * BigInt(multiplierBps)) / 10_000n }
  }
  const found = await chain.findSettlement(pending.nonce)
  return found?.clientSeed === pending.clientSeed ? found : null
}

/** Landed, no longer waiting, and yet not counted as a play: the player took the bet back. */
const wasCancelled = (game: AtSlot<GameAccount | null>, pending: PendingRound, landedIn: number) =>
  game.slot > landedIn && game.value?.status !== "result-requested" && game.value?.nonce === pending.nonce

function toResult(
  settled: Omit<Settlement, "signature">,
  { bet, token, nonce, hashedSeed, committedSlot, signature, spent }: PendingRound,
  betSlot: number | null,
): RoundResult {
  return {
    // As it was signed, so that a node which says otherwise is contradicted by the proof.
    bet,
    token,
    nonce,
    resultIndex: settled.resultIndex,
    multiplierBps: bet.betArray[settled.resultIndex] ?? 0,
    payout: settled.payout,
    clientSeed: settled.clientSeed,
    rngSeed: settled.rngSeed,
    hashedSeed,
    committedSlot,
    betSlot,
    jackpotPayout: settled.jackpotPayout,
    signature,
    ...(spent && { spent }),
  }
}

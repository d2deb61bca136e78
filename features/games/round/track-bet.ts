import type { AtSlot, Chain, GameAccount, Settlement } from "#features/chain"
import { fromBase64 } from "./base64"
import type { PendingRound } from "./pending"
import type { RoundResult } from "./round-state"

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves early when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** How a signed bet ended. */
export type BetOutcome =
  | { kind: "settled"; result: RoundResult }
  /** It never landed and no longer can, or the program rolled it back: the wager is in the wallet. */
  | { kind: "void"; why: "expired" | "rolled-back" | "cancelled" }

interface Following {
  chain: Chain
  clock: Clock
  /** Aborts the watch, never the bet. */
  signal: AbortSignal
  onProgress(phase: "sending" | "confirming" | "overdue", notice?: string): void
}

const pollMs = 400
const resendMs = 2_000
const overdueMs = 20_000
const offline = "The network does not answer. Your bet is safe: we keep asking until it does."

/**
 * Follows a signed bet to its end. Three sources say how it stands: the game account's subscription, a poll of the same
 * account beside it, and the transaction's status. It hands the transaction in again until it has landed or can no
 * longer land; the same signature lands once. It gives up only when the chain says that no money moved, or on `signal`.
 */
export async function trackBet(
  pending: PendingRound,
  { chain, clock, signal, onProgress }: Following,
): Promise<BetOutcome | null> {
  const transaction = { ...pending, wire: fromBase64(pending.wire) }
  const begun = clock.now()
  const heard: { game: AtSlot<GameAccount | null> | null; wake: () => void } = { game: null, wake: () => undefined }
  const stop = chain.watchGame((game) => {
    heard.game = game
    heard.wake()
  })
  let landedIn: number | null = null
  let nextSend = 0

  async function look(): Promise<BetOutcome | null> {
    // Height before status: a transaction unseen after its last valid height can never land.
    const height = landedIn === null ? await chain.blockHeight() : 0
    const [read, landing] = await Promise.all([chain.readGame(), chain.signatureStatus(pending.signature)])
    const game = heard.game && heard.game.slot > read.slot ? heard.game : read
    heard.game = null
    if (landing.status === "landed") landedIn = landing.slot
    const settled = await settlement(game.value, pending, chain)
    if (settled) {
      landedIn ??= await slotOf(pending.signature, chain)
      return { kind: "settled", result: toResult(settled, pending, landedIn) }
    }
    if (landing.status === "failed") return { kind: "void", why: "rolled-back" }
    if (landing.status === "unseen" && height > pending.lastValidBlockHeight) return { kind: "void", why: "expired" }
    return landedIn !== null && wasCancelled(game, pending, landedIn) ? { kind: "void", why: "cancelled" } : null
  }

  try {
    while (!signal.aborted) {
      if (landedIn === null && clock.now() >= nextSend) {
        nextSend = clock.now() + resendMs
        // A node that refuses a copy it already has is no failure, and one that hangs must not delay the look below.
        void chain.send(transaction).catch(() => undefined)
      }
      let notice: string | undefined
      try {
        const ending = await look()
        if (ending) return ending
      } catch {
        notice = offline
      }
      const late = clock.now() - begun > overdueMs
      onProgress(late ? "overdue" : landedIn === null ? "sending" : "confirming", notice)
      const woken = new Promise<void>((resolve) => {
        heard.wake = resolve
        if (heard.game) resolve()
      })
      await Promise.race([clock.sleep(pollMs, signal), woken])
    }
    return null
  } finally {
    stop()
  }
}

const slotOf = async (signature: string, chain: Chain) => {
  const landing = await chain.signatureStatus(signature)
  return landing.status === "landed" ? landing.slot : null
}

/** The account holds the last play only: when others followed, ours is found among the wallet's transactions. */
async function settlement(
  game: GameAccount | null,
  pending: PendingRound,
  chain: Chain,
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
  { bet, token, nonce, hashedSeed, committedSlot, signature }: PendingRound,
  betSlot: number | null,
): RoundResult {
  return {
    bet: { ...bet, betArray: settled.bet, wager: settled.wager },
    token,
    nonce,
    resultIndex: settled.resultIndex,
    multiplierBps: settled.bet[settled.resultIndex] ?? 0,
    payout: settled.payout,
    clientSeed: settled.clientSeed,
    rngSeed: settled.rngSeed,
    hashedSeed,
    committedSlot,
    betSlot,
    jackpotPayout: settled.jackpotPayout,
    signature,
  }
}

import { logger } from "@dghrt/kernel/logger"
import { watchGameChanges } from "./game-changes"
import type { Judge } from "./judgement"
import type { PendingRound } from "./model/pending"
import type { Announcer } from "./ports/announcer"
import type { BetChain, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { SeedProof } from "./ports/seed-proof"
import {
  type BetOutcome,
  beginTracking,
  type Effect,
  isLate,
  type Moment,
  noticeOf,
  type Observation,
  pollMs,
  type Settled,
  track,
} from "./tracking"

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

/** By then a bet that never reaches the network has ended: its blockhash, and the time that one node needs. */
const endedWithinSeconds = { asserted: 75, judged: 90, byOneNode: 135 }

/**
 * Watches a signed bet until it ends, from three sources: the game account's subscription, a poll of the same account,
 * and the transaction's status. Sends the transaction again until it has landed or can no longer land; the same
 * signature lands once. `track` decides; here it gets its eyes and hands. Returns null when `signal` aborts, and
 * otherwise only what the chain says.
 */
export async function trackBet(
  pending: PendingRound,
  { chain, proof, judge, clock, announcer, signal, unsent = false, waitedMs, onProgress }: BetWatch,
): Promise<BetOutcome | null> {
  const transaction = signedOf(pending)
  const changes = watchGameChanges(chain, clock, signal)
  let state = beginTracking(pending, clock.now(), unsent && chain.isLive())
  const now = (): Moment => ({ nowMs: clock.now(), waitedMs: waitedMs(), isLive: chain.isLive() })

  /** Null from what brings nothing to observe. */
  async function perform(effect: Effect): Promise<Observation | null> {
    switch (effect.kind) {
      case "send":
        // Not awaited, because a node that hangs must not delay the status. A node refuses a copy it already has.
        void chain.send(transaction).catch((error) => logger.info("A node did not take the transaction", error))
        return null
      case "ask-nodes":
        void judge.ask().catch((error) => logger.info("No node said what became of a bet", error))
        return null
      case "look":
        return look(effect)
      case "search": {
        const { look: before, bet } = effect
        if (bet === null)
          return {
            kind: "searched",
            look: before,
            settlement: await chain.findSettlement(pending.nonce),
            complete: false,
          }
        return { kind: "searched", look: before, ...(await chain.settlementAfter(bet)) }
      }
      case "prove": {
        const isProven = await isDrawnBy(effect.settled, pending, proof)
        const slot = isProven && effect.withSlot ? await slotOf(pending.signature, chain) : null
        return { kind: "proven", settled: effect.settled, isProven, slot }
      }
      case "judge": {
        const judgement = await judge.ask().catch((error: unknown) => {
          logger.info("No node judged a bet", error)
          return judge.last()
        })
        return { ...effect, kind: "judged", judgement }
      }
      case "end":
        return null
    }
  }

  async function look({
    account: known,
    change,
    withHeight,
    withStatus,
  }: Extract<Effect, { kind: "look" }>): Promise<Observation> {
    // The height is read before the status: a transaction that is not found after its last valid height can never land.
    const height = withHeight ? await chain.blockHeight() : null
    const readNewer = async () => {
      const read = await chain.readGame()
      return change && change.slot > read.slot ? change : read
    }
    const [account, status] = await Promise.allSettled([
      known ?? readNewer(),
      withStatus ? chain.signatureStatus(pending.signature, transaction.wire) : null,
    ])
    for (const read of [account, status])
      if (read.status === "rejected") logger.warn("A node did not say how a bet stands; it is asked again", read.reason)
    return {
      kind: "looked",
      height,
      account: account.status === "fulfilled" ? account.value : null,
      status: status.status === "fulfilled" ? status.value : "unread",
    }
  }

  /** Follows one observation to its end: what it asks for is done, and what that brings is observed in turn. */
  async function observe(first: Observation): Promise<BetOutcome | null> {
    const seen = [first]
    for (let each = seen.shift(); each; each = seen.shift()) {
      const step = track(state, each, now())
      state = step.state
      for (const effect of step.effects) {
        if (effect.kind === "end") return effect.outcome
        const brought = await perform(effect).catch((error: unknown): Observation => {
          logger.warn("The chain did not say how a bet ended; it is asked again", error)
          return { kind: "failed" }
        })
        if (brought) seen.push(brought)
      }
    }
    return null
  }

  function noticeNow(): string | undefined {
    const id = noticeOf(state, now())
    if (id !== "BET_LATE") return id === null ? undefined : announcer.message(id).text
    const { asserted, judged, byOneNode } = endedWithinSeconds
    const most = pending.assertsCommitment ? asserted : judge.last().nodes > 1 ? judged : byOneNode
    const seconds = Math.ceil(most - waitedMs() / 1_000)
    return seconds > 0 ? announcer.message(id, { seconds }).text : undefined
  }

  try {
    while (!signal.aborted) {
      const ending = await observe({ kind: "tick", change: changes.take(), judgement: judge.last() })
      if (ending) return ending
      onProgress(isLate(state, now()) ? "overdue" : state.onChain ? "confirming" : "sending", noticeNow())
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

async function slotOf(signature: string, chain: BetChain): Promise<number | "unread" | null> {
  try {
    const sent = await chain.signatureStatus(signature)
    return sent.status === "landed" ? sent.slot : null
  } catch (error) {
    logger.warn("A node did not say in which slot a bet landed", error)
    return "unread"
  }
}

/** Whether the committed seed draws what the node says. */
async function isDrawnBy(settled: Settled, pending: PendingRound, proof: SeedProof): Promise<boolean> {
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

import type { BetMessage, Facts } from "@dghrt/betting"
import { readyToPlay } from "@dghrt/betting/model/round-predicates"
import { type Bet, type FailureReason, holdsResult, type RoundState } from "@dghrt/betting/model/round-state"
import { hashSeed } from "@dghrt/fairness"
import { logger } from "@dghrt/kernel/logger"
import type { Stored } from "@dghrt/kernel/storage"
import { proxy, ref } from "valtio/vanilla"
import { freePlayToken } from "#features/tokens"
import { betMessage } from "../bet/bet-message"
import type { BetApproval, Round } from "../bet/bet-rules"
import { drawn, type FreeLedger, refilled, refusal, shown } from "./free-ledger"

interface Ports {
  memory: Stored<FreeLedger>
  /** Exclusive among this wallet's tabs; null when another tab holds it. */
  lock(wait: boolean): Promise<(() => void) | null>
  clientSeed(): string
}

export interface FreeRound extends Round {
  readonly facts: Facts
  /** Puts the balance back to where it began; does nothing while a bet is on its way. */
  reset(): void
}

/** A round that no chain takes part in: the same states, the same recipe, and a ledger in this browser. */
export function createFreeRound({ memory, lock, clientSeed }: Ports): FreeRound {
  const first = memory.read()
  const state = proxy<Round["state"]>({
    round: ref({ phase: "idle" }),
    betToken: freePlayToken.mint,
    history: ref(first.history),
    commitment: null,
  })
  const facts = proxy<Facts>({ pool: null, balance: first.balance, holdings: null, problem: null, quote: null })
  const closed = new AbortController()

  const show = (round: RoundState) => {
    if (!closed.signal.aborted) state.round = ref(round)
  }
  const fail = (bet: Bet, reason: FailureReason, { id, text }: BetMessage) =>
    show({ phase: "failed", bet, reason, messageId: id, message: text, moneyMoved: "no" })

  /** Shows what the ledger says beside the round itself. */
  async function follow(ledger: FreeLedger) {
    facts.balance = ledger.balance
    state.history = ref(ledger.history)
    const hashedSeed = await hashSeed(ledger.nextSeed)
    // Two readings may overtake each other: what the ledger says now is what counts.
    if (memory.read().nextSeed === ledger.nextSeed) state.commitment = { nonce: ledger.nonce, hashedSeed, slot: 0 }
    return hashedSeed
  }

  function keep(ledger: FreeLedger) {
    memory.write(ledger)
    follow(ledger).catch((error) => logger.warn("The next seed's hash was not computed", error))
  }

  async function settle(bet: Bet, approval: BetApproval) {
    const ledger = memory.read()
    if (ledger.unrevealed) return show({ phase: "settled", result: ledger.unrevealed })
    const refused = (await approval.approve(null)).refusal ?? refusal(ledger, bet)
    if (refused !== null) return fail(bet, "refused", refused)
    const after = await drawn(ledger, bet, clientSeed(), await follow(ledger))
    // A page that has gone has bet nothing; one that has written has a result, whatever happens next.
    if (closed.signal.aborted) return
    keep(after)
    show({ phase: "settled", result: after.unrevealed })
  }

  const stopHearing = memory.onForeignChange((ledger) => {
    // Another tab has revealed the result that is unrevealed here: it must not be revealed a second time.
    const now = state.round
    if (now.phase === "settled" && holdsResult(ledger.history, now.result))
      show({ phase: "revealed", result: now.result })
    follow(ledger).catch((error) => logger.warn("Free play of another tab was not taken over", error))
  })

  return {
    state,
    facts,
    async play(bet, approval) {
      if (!readyToPlay(state.round)) return
      show({ phase: "preparing", bet })
      const release = await lock(false)
      if (!release) return fail(bet, "busy-elsewhere", betMessage("FREE_PLAYING_ELSEWHERE"))
      try {
        await settle(bet, approval)
      } catch (error) {
        const message = error instanceof Error ? error.message : "This browser could not draw."
        show({ phase: "failed", bet, reason: "simulation-failed", message, moneyMoved: "no" })
      } finally {
        release()
      }
    },
    revealed() {
      if (state.round.phase !== "settled") return
      const { result } = state.round
      keep(shown(memory.read()))
      show({ phase: "revealed", result })
    },
    dismiss() {
      if (state.round.phase === "failed") show({ phase: "idle" })
    },
    async open() {
      const ledger = memory.read()
      // A seed that was drawn just now has to outlive the page that showed its hash.
      memory.write(ledger)
      if (ledger.unrevealed) show({ phase: "settled", result: ledger.unrevealed })
      await follow(ledger)
    },
    reset() {
      if (readyToPlay(state.round)) keep(refilled(memory.read()))
    },
    close() {
      closed.abort()
      stopHearing()
    },
  }
}

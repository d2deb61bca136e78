import { createRoundBase, type Facts, type Lock } from "@dghrt/betting"
import { readyToPlay } from "@dghrt/betting/model/round-predicates"
import type { Bet } from "@dghrt/betting/model/round-state"
import { hashSeed } from "@dghrt/fairness"
import { logger } from "@dghrt/kernel/logger"
import type { Stored } from "@dghrt/kernel/storage"
import { proxy } from "valtio/vanilla"
import { freePlayToken } from "#features/tokens"
import { betMessage } from "../bet/bet-message"
import type { BetApproval, Round } from "../bet/bet-rules"
import { drawn, type FreeLedger, refilled, refusal, shown } from "./free-ledger"

interface Ports {
  memory: Stored<FreeLedger>
  /** Exclusive among this wallet's tabs; null when another tab holds it. */
  lock: Lock
  clientSeed(): string
}

export interface FreeRound extends Round {
  readonly facts: Facts
  /** Puts the balance back to where it began; does nothing while a bet is on its way. */
  reset(): void
}

/** A round that no chain takes part in: the same states, the same recipe, and a ledger in this browser. */
export function createFreeRound({ memory, lock, clientSeed }: Ports): FreeRound {
  const { state, signal, show, refuseAs, start, showUnrevealed, revealed, dismiss, close } = createRoundBase({
    memory,
    lock,
    mint: () => freePlayToken.mint,
    busy: () => betMessage("FREE_PLAYING_ELSEWHERE"),
    reveal: shown,
    onForeignChange: followed,
  })
  const { balance } = memory.read()
  const facts = proxy<Facts>({ pool: null, balance, holdings: null, problem: null, needsReload: false, quote: null })

  /** Shows what the ledger says beside the round itself. */
  async function follow(ledger: FreeLedger) {
    facts.balance = ledger.balance
    const hashedSeed = await hashSeed(ledger.nextSeed)
    // Two readings may overtake each other: what the ledger says now is what counts.
    if (memory.read().nextSeed === ledger.nextSeed) state.commitment = { nonce: ledger.nonce, hashedSeed, slot: 0 }
    return hashedSeed
  }
  function followed(ledger: FreeLedger) {
    follow(ledger).catch((error) => logger.warn("The next seed's hash was not computed", error))
  }
  function keep(ledger: FreeLedger) {
    memory.write(ledger)
    followed(ledger)
  }

  async function draw(bet: Bet, approval: BetApproval) {
    if (showUnrevealed()) return
    const ledger = memory.read()
    const refused = (await approval.approve(null)).refusal ?? refusal(ledger, bet)
    if (refused !== null) return refuseAs(bet, "refused", refused)
    const after = await drawn(ledger, bet, clientSeed(), await follow(ledger))
    // A page that has gone has bet nothing; one that has written has a result, whatever happens next.
    if (signal.aborted) return
    keep(after)
    show({ phase: "settled", result: after.unrevealed })
  }

  return {
    state,
    facts,
    async play(bet, approval) {
      await start(
        bet,
        () => draw(bet, approval),
        (error) => {
          const message = error instanceof Error ? error.message : "This browser could not draw."
          show({ phase: "failed", bet, reason: "simulation-failed", message, moneyMoved: "no" })
        },
      )
    },
    revealed,
    dismiss,
    accountCleared: () => undefined,
    async open() {
      const ledger = memory.read()
      // A seed that was drawn just now has to outlive the page that showed its hash.
      memory.write(ledger)
      showUnrevealed()
      await follow(ledger)
    },
    reset() {
      if (readyToPlay(state.round)) keep(refilled(memory.read()))
    },
    close,
  }
}

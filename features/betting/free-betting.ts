import { logger } from "@dghrt/kernel/logger"
import { type Betting, bettingOver, type CommonPorts } from "./betting"
import type { BetMessage } from "./model/bet-message"
import type { BetToken } from "./model/bet-token"
import type { Bet, RoundResult } from "./model/round-state"
import type { BetChain } from "./ports/bet-chain"
import type { Lock } from "./ports/lock"
import type { Memory } from "./ports/memory"
import { createRoundSteps, type StoredResults } from "./round"
import { nothingKnown } from "./store"

/** The record of one player's free play: the balance, what led to it, and what decides the next draw. */
export interface Ledger extends StoredResults {
  balance: bigint
  /** Settled free plays. */
  nonce: number
  /** Decides the next play; only its hash is shown before. */
  nextSeed: string
}

export interface FreePorts<Token extends BetToken, Stored extends Ledger> extends CommonPorts<Token> {
  memory: Memory<Stored>
  lock: Lock
  hashSeed(seed: string): Promise<string>
  clientSeed(): string
  /** Why a bet cannot be taken; null when it can. */
  refusal(ledger: Stored, bet: Bet): BetMessage | null
  /** The ledger after a bet, which is drawn by the recipe of the real games. Rejects where the browser cannot draw. */
  draw(ledger: Stored, bet: Bet, clientSeed: string, hashedSeed: string): Promise<Stored & { unrevealed: RoundResult }>
  /** The ledger once its result has been on screen. */
  shown(ledger: Stored): Stored
  /** Another tab of this player is playing. */
  busy(): BetMessage
}

/** A betting that no chain takes part in: the same states, the same recipe, and a ledger in this browser. `refresh` reads the ledger anew. */
export function createFreeBetting<Chain extends BetChain, Token extends BetToken, Stored extends Ledger>(
  ports: FreePorts<Token, Stored>,
): Betting<Chain, Token> {
  const { memory } = ports
  return bettingOver<Chain, Token>(ports, null, (store, closed) => {
    const { show, refuseAs, start, showUnrevealed, reveal, dismiss } = createRoundSteps({
      store,
      closed,
      memory,
      lock: ports.lock,
      mint: ports.token.mint,
      busy: ports.busy,
      reveal: ports.shown,
      onForeignChange: (ledger) => void follow(ledger).catch(notHashed),
    })
    const know = ({ balance }: Ledger) => store.set({ facts: { ...nothingKnown, balance } })
    know(memory.read())

    /** Shows what the ledger says beside the round itself. */
    async function follow(ledger: Stored) {
      know(ledger)
      const hashedSeed = await ports.hashSeed(ledger.nextSeed)
      // Two readings may overtake each other: what the ledger says now is what counts.
      if (!closed.aborted && memory.read().nextSeed === ledger.nextSeed)
        store.set({ commitment: { nonce: ledger.nonce, hashedSeed, slot: 0 } })
      return hashedSeed
    }
    const notHashed = (error: unknown) => logger.warn("The next seed's hash was not computed", error)

    async function place(bet: Bet, approve: () => Promise<{ refusal: BetMessage | null }>) {
      if (showUnrevealed()) return
      const ledger = memory.read()
      const refused = (await approve()).refusal ?? ports.refusal(ledger, bet)
      if (refused !== null) return refuseAs(bet, "refused", refused)
      const after = await ports.draw(ledger, bet, ports.clientSeed(), await follow(ledger))
      // A page that has gone has bet nothing; one that has written has a result, whatever happens next.
      if (closed.aborted) return
      memory.write(after)
      follow(after).catch(notHashed)
      show({ phase: "settled", result: after.unrevealed })
    }

    async function open() {
      const ledger = memory.read()
      // A seed that was drawn just now has to outlive the page that showed its hash.
      memory.write(ledger)
      showUnrevealed()
      await follow(ledger)
    }
    const notOpened = (error: unknown) => {
      const problem = "Free play could not be opened."
      logger.warn(problem, error)
      store.set({ facts: { ...store.state().facts, problem: error instanceof Error ? error.message : problem } })
    }

    return {
      round: {
        async play(bet, approval) {
          await start(
            bet,
            () => place(bet, () => approval.approve(null)),
            (error) => {
              const message = error instanceof Error ? error.message : "This browser could not draw."
              show({ phase: "failed", bet, reason: "simulation-failed", message, moneyMoved: "no" })
            },
          )
        },
        reveal,
        dismiss,
        accountCleared: () => undefined,
        open,
      },
      open: () => void open().catch(notOpened),
      refresh: async () => void (await follow(memory.read()).catch(notHashed)),
    }
  })
}

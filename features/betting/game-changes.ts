import type { AtSlot } from "./model/chain-figures"
import type { BetChain, GameAccount } from "./ports/bet-chain"

interface Sleeper {
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** What the subscription of a wallet's game account reports, for one that waits for it. */
export interface GameChanges {
  /** The newest change, once. */
  take(): AtSlot<GameAccount | null> | null
  /** Resolves when there is a change to take, and after `ms` in any case. */
  wait(ms: number): Promise<void>
  stop(): void
}

export function watchGameChanges(
  { watchGame }: Pick<BetChain, "watchGame">,
  clock: Sleeper,
  signal: AbortSignal,
): GameChanges {
  let newest: AtSlot<GameAccount | null> | null = null
  let wake: () => void = () => undefined
  const stop = watchGame((game) => {
    if (newest === null || game.slot >= newest.slot) newest = game
    wake()
  })
  return {
    stop,
    take() {
      const taken = newest
      newest = null
      return taken
    },
    async wait(ms) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
        if (newest) resolve()
      })
      await Promise.race([clock.sleep(ms, signal), woken])
    },
  }
}

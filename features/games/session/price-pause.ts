import type { Clock } from "@dghrt/betting"

/** While keys follow each other faster than this, an amount is still being typed. */
const pauseMs = 150

/**
 * Asks for the price of a bet: at once, or for an amount that has just changed once nothing more was typed. Returns how to
 * withdraw a question that is not asked yet.
 */
export function createPricePause(clock: Clock) {
  let wager: bigint | null = null
  return (next: bigint, ask: () => void): (() => void) => {
    const typed = wager !== null && wager !== next
    wager = next
    if (!typed) {
      ask()
      return () => undefined
    }
    const withdrawn = new AbortController()
    void clock.sleep(pauseMs, withdrawn.signal).then(() => {
      if (!withdrawn.signal.aborted) ask()
    })
    return () => withdrawn.abort()
  }
}

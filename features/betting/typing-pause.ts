import type { Clock } from "./ports/clock"

/** Longer than between two keys. */
export const typingMs = 150
/** "0." and an empty field are the beginning of an amount. */
export const nothingTypedMs = 1_000

export interface TypingPause {
  /** Resolves once the amount has not changed for a moment; at once for the first amount and for the same one again. */
  settles(amount: bigint): Promise<void>
  /** Ends the pause, because the bet is placed. */
  end(): void
}

/** Every key in the field of the amount makes a bet of its own; only the last of them is worth a question to the chain. */
export function createTypingPause({ sleep }: Pick<Clock, "sleep">): TypingPause {
  let known: bigint | null = null
  let typing = new AbortController()
  return {
    async settles(amount) {
      const typed = known !== null && known !== amount
      known = amount
      if (!typed) return
      typing = new AbortController()
      await sleep(amount === 0n ? nothingTypedMs : typingMs, typing.signal)
    },
    end: () => typing.abort(),
  }
}

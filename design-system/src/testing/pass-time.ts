import { vi } from "vitest"

/** Of a long time, as many parts are drawn at most; a short one is drawn every 100 ms. */
const mostParts = 40
const partMs = 100

/**
 * Lets the time of `vi.useFakeTimers` pass as a page lives it: what a timer changed is drawn before the next part of the
 * time begins, and before this answers. `vi.advanceTimersByTimeAsync` alone does not wait for React, which draws in
 * messages of its own; on a busy machine a test would look before they came.
 */
export async function passTime(ms: number) {
  const part = Math.max(partMs, Math.ceil(ms / mostParts))
  for (let left = ms; left > 0; left -= part) {
    await vi.advanceTimersByTimeAsync(Math.min(part, left))
    await quiet()
  }
}

/**
 * Until the page has nothing left to do: such a task waits until React has no message left. One renders, the next runs
 * the effects, which may render once more.
 */
export const quiet = () => scheduler.postTask(() => undefined, { priority: "background" })

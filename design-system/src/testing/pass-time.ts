import { vi } from "vitest"

/** Of a long time, as many parts are drawn at most; a short one is drawn every 100 ms. */
const mostParts = 100
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
    await drawn()
  }
}

/** React renders in one message and runs the effects in the next; an effect may change something once more. */
async function drawn() {
  for (let turn = 0; turn < 4; turn++) await message()
}

const message = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

import type { Clock } from "@dghrt/betting"

const stepMs = 10

/**
 * A clock that counts the turns of this process, 10 ms each, however long they take. A machine that stalls holds it up together with
 * the local network, which runs in the same process, so that the order of what happens never changes.
 */
export function steadyClock(): Clock & { stop(): void } {
  let nowMs = 0
  const sleepers = new Map<() => void, number>()
  const timer = setInterval(() => {
    nowMs += stepMs
    for (const [wake, atMs] of sleepers) if (atMs <= nowMs) wake()
  }, stepMs)
  return {
    now: () => nowMs,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const wake = () => {
          sleepers.delete(wake)
          signal?.removeEventListener("abort", wake)
          resolve()
        }
        sleepers.set(wake, nowMs + ms)
        signal?.addEventListener("abort", wake)
      }),
    stop: () => clearInterval(timer),
  }
}

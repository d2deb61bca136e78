import type { Clock } from "./ports/clock"

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      // A signal outlives many sleeps: what listens to it goes when the sleep is over.
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener("abort", end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal?.addEventListener("abort", end)
    }),
}

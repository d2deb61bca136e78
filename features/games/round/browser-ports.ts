import type { Clock } from "./track-bet"

export const browserClock: Clock = {
  now: () => Date.now(),
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

/** A lock that all tabs of this origin respect; where the browser has none, the program itself refuses a second bet. */
export const tabLock =
  (name: string) =>
  (wait: boolean): Promise<(() => void) | null> => {
    if (typeof navigator === "undefined" || !("locks" in navigator)) return Promise.resolve(() => undefined)
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: !wait }, (lock) => {
          if (!lock) return resolve(null)
          return new Promise<void>((release) => resolve(release))
        })
        .catch(reject)
    })
  }

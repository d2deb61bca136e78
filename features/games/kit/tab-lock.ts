import type { Lock } from "@dghrt/betting"

/** A lock that all tabs of this origin respect; where the browser has none, the program itself refuses a second bet. */
export const tabLock =
  (name: string): Lock =>
  (wait) => {
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

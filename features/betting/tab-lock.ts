import type { Lock } from "./ports/lock"

/** A lock that all tabs of this origin respect; where the browser has or gives none, the program itself refuses a second bet. */
export const tabLock =
  (name: string): Lock =>
  (wait) =>
    new Promise((resolve) => {
      const held = (lock: unknown) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      }
      // Missing, undefined, or refusing, as browsers do that hide what a site stores.
      Promise.resolve()
        .then(() => navigator.locks.request(name, { ifAvailable: !wait }, held))
        .catch(() => resolve(() => undefined))
    })

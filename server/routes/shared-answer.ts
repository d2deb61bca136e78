/**
 * One answer for everybody: while it is fresh it is given again, and while it is being fetched all wait for the same one.
 * A reader may ask for a younger one. A failure is not cached: the next reader asks again.
 */
export function sharedAnswer<T>(ask: () => Promise<T>, freshMs: number, nowMs: () => number = Date.now) {
  let known: { value: T; atMs: number } | null = null
  let asking: Promise<T> | null = null

  const refresh = async () => {
    try {
      const value = await ask()
      known = { value, atMs: nowMs() }
      return value
    } finally {
      asking = null
    }
  }

  return (maxAgeMs = freshMs): Promise<T> => {
    if (known && nowMs() < known.atMs + Math.min(maxAgeMs, freshMs)) return Promise.resolve(known.value)
    asking ??= refresh()
    return asking
  }
}

/**
 * One answer for everybody: while it is fresh it is given again, and while it is being fetched all wait for the same one.
 * A failure is not cached: the next reader asks again.
 */
export function sharedAnswer<T>(ask: () => Promise<T>, freshMs: number, nowMs: () => number = Date.now) {
  let known: { value: T; untilMs: number } | null = null
  let asking: Promise<T> | null = null

  const refresh = async () => {
    try {
      const value = await ask()
      known = { value, untilMs: nowMs() + freshMs }
      return value
    } finally {
      asking = null
    }
  }

  return (): Promise<T> => {
    if (known && nowMs() < known.untilMs) return Promise.resolve(known.value)
    asking ??= refresh()
    return asking
  }
}

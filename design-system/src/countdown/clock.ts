export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls back about once a second. */
  subscribe: (listener: () => void) => () => void
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  subscribe(listener) {
    const timer = setInterval(listener, 1_000)
    return () => clearInterval(timer)
  },
}

export interface Clock {
  /** Milliseconds since some moment, for durations alone: it runs on evenly when the device's clock is set. */
  now(): number
  /** The time, in milliseconds, by the replies of a server; null before the first. It runs on while a device sleeps. */
  serverMs?: (() => number | null) | undefined
  /** Resolves early when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

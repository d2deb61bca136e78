export interface Clock {
  /** Milliseconds since some moment, for durations alone: it runs on evenly when the device's clock is set. */
  now(): number
  /** Resolves early when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves early when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

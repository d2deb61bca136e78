/** A device this close to the server's time keeps its own, which is finer than the whole seconds of a reply. */
const toleranceMs = 30_000

/**
 * The server's time. A device may be wrong by a day, and then every age that is counted from its clock is wrong. Counted from
 * the page's own monotonic clock, so that setting the device's clock changes nothing.
 */
export function createServerClock(device: () => number, pageMs: () => number) {
  let startedAtMs: number | null = null
  return {
    /** From a reply's `Date`, which is cut to seconds. A reply from a cache is older than others, so the latest time counts. */
    note(date: string | null) {
      const sentAtMs = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(sentAtMs)) return
      const found = sentAtMs + 500 - pageMs()
      startedAtMs = Math.max(found, startedAtMs ?? found)
    },
    nowMs(): number {
      const [own, servers] = [device(), this.heardMs()]
      return servers === null || Math.abs(servers - own) < toleranceMs ? own : servers
    },
    /** The time by the server's replies alone; null before the first. A page that slept is behind until the next one. */
    heardMs: (): number | null => (startedAtMs === null ? null : startedAtMs + pageMs()),
  }
}

export const serverClock = createServerClock(
  () => Date.now(),
  () => performance.now(),
)

/** For the ages of what the server and the chain have dated. */
export const serverNowMs = (): number => serverClock.nowMs()

const windowMs = 60_000
/** Addresses that one process remembers. */
const maxAddresses = 20_000

export interface AddressCounts {
  /** Counts a request and gives how long to wait in milliseconds, 0 when it is within the limit. */
  take(address: string): number
  /** Counts `wanted` things at once and gives how many of them are within the limit. */
  takeUpTo(address: string, wanted: number): number
  /** The last request of the address counts for nothing. */
  giveBack(address: string): void
}

/** Requests per address and minute, counted in this process. */
export function addressCounts(perMinute: number, nowMs: () => number = Date.now): AddressCounts {
  const counts = addressMap<{ used: number; untilMs: number }>()
  const current = (address: string) => {
    const known = counts.get(address)
    return known && nowMs() < known.untilMs ? known : { used: 0, untilMs: nowMs() + windowMs }
  }
  return {
    take(address) {
      const own = current(address)
      if (own.used >= perMinute) return Math.max(1, own.untilMs - nowMs())
      own.used += 1
      counts.set(address, own)
      return 0
    },
    takeUpTo(address, wanted) {
      const own = current(address)
      const taken = Math.min(wanted, perMinute - own.used)
      own.used += taken
      counts.set(address, own)
      return taken
    },
    giveBack(address) {
      const own = counts.get(address)
      if (own) own.used -= 1
    },
  }
}

/** Forgets the addresses that came first. */
export function addressMap<T>() {
  const values = new Map<string, T>()
  return {
    get: (address: string) => values.get(address),
    set(address: string, value: T) {
      values.delete(address)
      values.set(address, value)
      const [oldest] = values.keys()
      if (values.size > maxAddresses && oldest !== undefined) values.delete(oldest)
    },
  }
}

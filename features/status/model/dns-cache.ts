import * as v from "valibot"
import { type StoragePort, stored } from "#features/kernel"

export const dnsFreshMs = 300_000

const words = ["Online", "Issues", "Offline"] as const
export type DnsWord = (typeof words)[number]

/** The last DNS status that this browser learned, for five minutes. */
export function createDnsCache(port?: StoragePort) {
  const status = stored("dns-status-cache", v.nullable(v.picklist(words)), null, port)
  const time = stored("dns-status-cache-time", v.pipe(v.number(), v.minValue(0)), 0, port)
  return {
    /** Null when nothing is stored. */
    read: (): DnsWord | null => status.read(),
    isFresh: (nowMs: number): boolean => status.read() !== null && Math.abs(nowMs - time.read()) < dnsFreshMs,
    write(word: DnsWord, nowMs: number) {
      status.write(word)
      time.write(nowMs)
    },
  }
}
export type DnsCache = ReturnType<typeof createDnsCache>

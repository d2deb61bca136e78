import { useState } from "react"
import useSWR from "swr"
import {
  type CacheStats,
  cacheStats,
  type DnsStatus,
  dnsStatus,
  type Monitoring,
  monitoring,
} from "#contract/monitoring"
import { getJson, type Remote, toCurrentRemote, toRemote, useRead } from "#features/kernel"
import { type BrowserCacheStats, browserCacheStats } from "../model/browser-cache"
import type { DnsWord } from "../model/dns-cache"
import type { RpcEndpoint } from "../model/endpoints"
import type { RpcHealth } from "../model/status"
import { readDns } from "./read-dns"
import { readRpc } from "./read-rpc"

const pollMs = 10_000
const cachePollMs = 5_000
const maxPings = 30
const throttled = { refreshInterval: pollMs, dedupingInterval: pollMs / 2, focusThrottleInterval: pollMs }

/** The pings of this visit, so that a panel that is opened again shows its line at once. */
let pings: readonly number[] = []

export function useRpcHealth(endpoints: readonly RpcEndpoint[]): { rpc: Remote<RpcHealth>; pings: readonly number[] } {
  const [shown, setShown] = useState(pings)
  const rpc = useRead(
    ["rpc-health", endpoints.map(({ url }) => url).join(" ")],
    async (signal) => {
      const health = await readRpc(endpoints, { signal })
      if (health.pingMs !== null) pings = [...pings, health.pingMs].slice(-maxPings)
      setShown(pings)
      return health
    },
    throttled,
  )
  return { rpc: toRemote(rpc), pings: shown }
}

const monitoringPath = "/api/monitoring/comprehensive-test"

export const useMonitoring = (): Remote<Monitoring> =>
  toCurrentRemote(useRead(monitoringPath, (signal) => getJson(monitoringPath, monitoring, { signal }), throttled))

/** Read once per opening: a status that is less than five minutes old comes from the browser's storage. */
export const useDnsWord = (domain: string): Remote<DnsWord> =>
  toRemote(
    useRead(["dns-word", domain], (signal) => readDns({ domain, signal }), {
      revalidateOnFocus: false,
      dedupingInterval: pollMs,
    }),
  )

export function useDnsStatus(domain: string | undefined): Remote<DnsStatus> {
  const path = `/api/dns/check-dns${domain === undefined ? "" : `?${new URLSearchParams({ domain })}`}`
  return toRemote(
    useRead(path, (signal) => getJson(path, dnsStatus, { signal }), {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    }),
  )
}

const cachePath = "/api/cache/cache-admin?action=stats"

export const useCacheStats = (): Remote<CacheStats> =>
  toCurrentRemote(
    useRead(cachePath, (signal) => getJson(cachePath, cacheStats, { signal }), { refreshInterval: cachePollMs }),
  )

/** Refreshed as often as the server's figures. */
export function useBrowserCacheStats(): BrowserCacheStats {
  const { data } = useSWR(
    "browser-cache-stats",
    () =>
      browserCacheStats(
        performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming),
      ),
    { refreshInterval: cachePollMs },
  )
  return data ?? { hits: 0, misses: 0 }
}

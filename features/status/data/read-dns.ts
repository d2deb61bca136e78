import * as v from "valibot"
import { dnsStatus } from "#contract/monitoring"
import { ApiError, getJson } from "#features/kernel"
import { createDnsCache, type DnsCache, type DnsWord } from "../model/dns-cache"

const statusOnly = v.object({ status: v.fallback(v.optional(dnsStatus.entries.status), undefined) })

let shared: DnsCache | null = null
const browserCache = () => (shared ??= createDnsCache())

interface Ports {
  /** The host name of this page. */
  domain: string
  cache?: DnsCache
  fetch?: typeof fetch
  signal?: AbortSignal
  nowMs?: () => number
}

/**
 * The DNS status of this site. A stored status is used for five minutes, and longer while the server limits requests.
 * Without a stored one a limited or refused request counts as "Issues", and no answer as "Offline".
 */
export async function readDns({
  domain,
  cache = browserCache(),
  fetch: send,
  signal,
  nowMs = Date.now,
}: Ports): Promise<DnsWord> {
  const known = cache.read()
  if (known !== null && cache.isFresh(nowMs())) return known
  try {
    const { status } = await getJson(`/api/dns/check-dns?${new URLSearchParams({ domain })}`, statusOnly, {
      ...(send && { fetch: send }),
      ...(signal && { signal }),
    })
    const word = status ?? "Issues"
    cache.write(word, nowMs())
    return word
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 429) return known ?? "Issues"
    return error.kind === "offline" || error.kind === "slow" ? "Offline" : "Issues"
  }
}

import type { Monitoring } from "#contract/monitoring"
import type { ApiError, Remote } from "#features/kernel"

export type StatusWord = "Loading" | "Online" | "Secured" | "Unsecured" | "Issues" | "Offline"

/** From this ping on a node counts as slow. */
export const slowPingMs = 500

/** All nodes together: healthy when one of them is, with the ping of the first healthy one. */
export interface RpcHealth {
  isHealthy: boolean
  /** Null when no node answers. */
  pingMs: number | null
}

const failedAs = ({ status }: ApiError): StatusWord => (status === 429 ? "Issues" : "Offline")

/**
 * Secured: this page came over a protected connection, the server's node is healthy, and the newest play's result follows from
 * its seeds and its seed from the hash that the play before it published. Online: all is well, but there is no play yet that can be
 * checked so.
 */
export function transactionsWord(monitoring: Remote<Monitoring>, protectedConnection: boolean): StatusWord {
  if (monitoring.status === "loading") return "Loading"
  if (monitoring.status === "failed") return failedAs(monitoring.error)
  const { rpcHealth, transactionSecurity } = monitoring.value
  if (!rpcHealth.isHealthy || !protectedConnection) return "Unsecured"
  if (transactionSecurity.isSecured === null) return "Online"
  return transactionSecurity.isSecured ? "Secured" : "Unsecured"
}

export const pingWord = ({ pingMs }: RpcHealth): StatusWord =>
  pingMs === null ? "Offline" : pingMs < slowPingMs ? "Online" : "Issues"

/** Traffic within the local machine needs no TLS. */
export const isProtected = ({ protocol, hostname }: Pick<Location, "protocol" | "hostname">): boolean =>
  protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1" || hostname.endsWith(".localhost")

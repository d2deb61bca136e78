import { isIPv6 } from "node:net"

/** Hosts at which this machine reaches the server as localhost: its own names, and the two that stand for all networks. */
const localHosts: readonly string[] = ["localhost", "127.0.0.1", "::1", "0.0.0.0", "::"]

/** The address at which a server that listens on `host` is reached from this machine. */
export function listeningUrl(host: string, port: number): string {
  if (localHosts.includes(host)) return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

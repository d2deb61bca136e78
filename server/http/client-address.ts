import { isIPv6 } from "node:net"
import type { Context } from "hono"

/** The network address of the client, as limits count it. */
export const clientAddress = (c: Context, trustedHops: number): string =>
  addressOfRequest(c.req.header("x-forwarded-for"), c.env, trustedHops)

/**
 * The same without a context. `X-Forwarded-For` counts only as far as `trustedHops` proxies of the operator have written it: the
 * entry before that many from the right; with 0 the address of the socket in Node's `environment`.
 */
export function addressOfRequest(
  forwardedFor: string | null | undefined,
  environment: unknown,
  trustedHops: number,
): string {
  return networkOf(wholeAddress(forwardedFor, environment, trustedHops))
}

/** The whole network address of the client, without brackets, port and zone. */
export function clientHost(c: Context, trustedHops: number): string {
  const address = plainAddress(wholeAddress(c.req.header("x-forwarded-for"), c.env, trustedHops))
  // An IPv4 address in the notation of IPv6, as a socket that accepts both gives it.
  return isIPv6(address) && address.toLowerCase().startsWith("::ffff:") ? networkOf(address) : address
}

function wholeAddress(forwardedFor: string | null | undefined, environment: unknown, trustedHops: number): string {
  if (trustedHops > 0) {
    const forwarded = (forwardedFor ?? "").split(",").map((entry) => entry.trim())
    const entry = forwarded.at(-trustedHops)
    if (entry) return entry.slice(0, 64)
  }
  // Requests without a socket are those of tests.
  return hasSocket(environment) ? (environment.incoming.socket.remoteAddress ?? "local") : "local"
}

/** Some proxies write the port behind it, which is another one for each connection. */
const plainAddress = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .split("%")[0] ?? ""

interface NodeEnvironment {
  incoming: { socket: { remoteAddress?: string } }
}
const hasSocket = (environment: unknown): environment is NodeEnvironment =>
  typeof environment === "object" && environment !== null && "incoming" in environment

/** Whether the address says nothing about who calls: this machine's own, or that of a proxy whose headers do not count. */
export const isLoopback = (address: string): boolean => ["127.0.0.1", "0:0:0:0::/64", "local"].includes(address)

/** An IPv4 address as it is, and of an IPv6 address its /64: one connection has all the addresses of that. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const mapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff"
  // An IPv4 address in the notation of IPv6, as a socket that accepts both gives it.
  if (mapped) return groups.slice(6).flatMap(bytesOf).join(".")
  return `${groups.slice(0, 4).join(":")}::/64`
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL spells each address in one way: without leading zeros, and with one "::" at most.
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail === "" ? [] : tail.split(":")
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after]
}

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]

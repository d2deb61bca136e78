import { isIPv6 } from "node:net"
import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"

/**
 * The network address of the client, as limits count it. `X-Forwarded-For` counts only as far as `trustedHops` proxies of the
 * operator have written it: the entry before that many from the right; with 0 the socket's address.
 */
export function clientAddress(c: Context, trustedHops: number): string {
  if (trustedHops > 0) {
    const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim())
    const entry = forwarded.at(-trustedHops)
    if (entry) return networkOf(entry.slice(0, 64))
  }
  // Requests without a socket are those of tests.
  const hasSocket = c.env && typeof c.env === "object" && "incoming" in c.env
  return networkOf((hasSocket ? getConnInfo(c).remote.address : undefined) ?? "local")
}

/** Whether the address says nothing about who calls: this machine's own, or that of a proxy whose headers do not count. */
export const isLoopback = (address: string): boolean => ["127.0.0.1", "0:0:0:0::/64", "local"].includes(address)

/** An IPv4 address as it is, and of an IPv6 address its /64: one connection has all the addresses of that. */
export function networkOf(address: string): string {
  const [plain = ""] = address.replace(/^\[(.*)\]$/, "$1").split("%")
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

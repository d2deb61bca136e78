import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"

/**
 * The network address of the client. `X-Forwarded-For` counts only as far as `trustedHops` proxies of the operator have
 * written it: the entry before that many from the right; with 0 the socket's address.
 */
export function clientAddress(c: Context, trustedHops: number): string {
  if (trustedHops > 0) {
    const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim())
    const entry = forwarded.at(-trustedHops)
    if (entry) return entry.slice(0, 64)
  }
  // Requests without a socket are those of tests.
  const hasSocket = c.env && typeof c.env === "object" && "incoming" in c.env
  return (hasSocket ? getConnInfo(c).remote.address : undefined) ?? "local"
}

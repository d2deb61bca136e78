import type { Context } from "hono"
import { hostOf } from "./guarded"

/** The host by which the browser knows this site, which signed messages name; null for one that is none of ours. */
export type SiteHost = (c: Context) => string | null

const loopback = ["localhost", "127.0.0.1", "[::1]"]

/**
 * Accepts the hosts of this site alone, with any port. Otherwise another site could pass our challenges on to its visitors under
 * its own name, and their signatures for that site back to us.
 */
export function siteHostOf(hosts: readonly string[]): SiteHost {
  const own = new Set([...loopback, ...hosts])
  return (c) => {
    const origin = c.req.header("origin")
    const host =
      (origin && hostOf(origin)) || c.req.header("x-forwarded-host") || c.req.header("host") || new URL(c.req.url).host
    const name = hostOf(`http://${host}`)?.replace(/:\d+$/, "")
    return name !== undefined && own.has(name) ? host : null
  }
}

export const foreignSite = (c: Context): Response =>
  c.json({ error: "Signing in does not work at this address: it does not belong to this site." }, 403)

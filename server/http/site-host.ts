import type { Context, MiddlewareHandler } from "hono"
import type { Log } from "../log"

export interface SiteHostOptions {
  /** The entries of `SITE_HOSTS` and the host of `PUBLIC_ORIGIN`, with their ports where these are not the default ones. */
  hosts: readonly string[]
  /** Whether this is the local network: this machine's own names count there, and every name with any port. */
  local: boolean
  /** Proxies of the operator in front of this process; without one, forwarded headers are a client's own words. */
  trustedHops: number
  publicOrigin?: string | undefined
  log: Pick<Log, "warn">
}

/** The names of this site, as the request's client knows it. */
export interface SiteHost {
  /** The host that signed messages name; null for one that is none of ours. */
  host(c: Context): string | null
  /** Whether the client came by https, as far as a trusted party says so. */
  isSecure(c: Context): boolean
  /** For absolute addresses; empty for a host that is none of ours. */
  origin(c: Context): string
  /** Refuses writes that another site's page sends, and bodies that are not JSON. */
  sameOrigin: MiddlewareHandler
  /**
   * The same, and accepts a page that this machine serves to itself on every cluster: localhost, 127.0.0.1 and [::1], by any port. For
   * calls that need no name to sign and no session.
   */
  sameOriginOrLoopback: MiddlewareHandler
  /** The refusal of a request whose host is none of ours. */
  foreign(c: Context): Response
}

const loopback = ["localhost", "127.0.0.1", "[::1]"]
const withPort = /^(.+?)(:\d{1,5})?$/
/** Enough of a foreign host to recognise a proxy's setting by, and nothing that could break a line. */
const logged = (host: string) => host.replace(/[^\w.:[\]-]/g, "?").slice(0, 100)
const mostLogged = 20

/**
 * Compares whole strings and parses nothing: what a message names is an entry of the configuration, never a client's text.
 * Otherwise another site could pass our challenges on to its visitors under its own name, and their signatures back to us.
 */
export function siteHostOf({ hosts, local, trustedHops, publicOrigin, log }: SiteHostOptions): SiteHost {
  const isLoopback = (entry: string) => loopback.includes(withPort.exec(entry)?.[1] ?? "")
  const own = new Set(local ? [...loopback, ...hosts] : hosts.filter((entry) => !isLoopback(entry)))

  /** Of a header that each proxy sets or appends to, the entry that the outermost trusted one has written. */
  const forwarded = (c: Context, name: string) => {
    if (trustedHops === 0) return undefined
    const entries = c.req
      .header(name)
      ?.split(",")
      .map((entry) => entry.trim())
    return entries?.at(-trustedHops) ?? entries?.[0]
  }
  const asked = (c: Context) => forwarded(c, "x-forwarded-host") ?? c.req.header("host") ?? new URL(c.req.url).host

  function entryOf(host: string): string | null {
    if (own.has(host)) return host
    const [, name = "", port = ""] = withPort.exec(host) ?? []
    return local && own.has(name) ? `${name}${port}` : null
  }
  const host = (c: Context) => entryOf(asked(c))

  function isSecure(c: Context): boolean {
    const named = host(c)
    if (publicOrigin !== undefined && named === new URL(publicOrigin).host) return publicOrigin.startsWith("https:")
    return (forwarded(c, "x-forwarded-proto") ?? new URL(c.req.url).protocol.slice(0, -1)) === "https"
  }

  /** A browser names the origin of each write; another client need not. */
  function isOwn(c: Context): boolean {
    const origin = c.req.header("origin")
    if (origin === undefined) return true
    const named = host(c)
    if (named === null) return false
    if (publicOrigin !== undefined && named === new URL(publicOrigin).host)
      return origin === new URL(publicOrigin).origin
    return origin === `https://${named}` || origin === `http://${named}`
  }

  /** The page and the request name the same loopback host. A page of another site has another origin. */
  function isLoopbackPage(c: Context): boolean {
    const named = asked(c)
    const origin = c.req.header("origin")
    return isLoopback(named) && (origin === `http://${named}` || origin === `https://${named}`)
  }

  /** Each once: behind a proxy that does not pass the host on, every visitor is refused, and only the operator can tell why. */
  const reported = new Set<string>()
  function reportForeign(c: Context): string {
    const given = logged(asked(c))
    if (publicOrigin === undefined || reported.has(given) || reported.size >= mostLogged) return given
    reported.add(given)
    log.warn(
      { host: given, publicOrigin },
      "A request for a host that is none of SITE_HOSTS was refused. If it is your proxy's, pass Host or X-Forwarded-Host on; if it is yours, name it there.",
    )
    return given
  }

  /** Once: all visitors would have the proxy's address, its limits and its country. Checks of health pass no guard. */
  let reportedHops = false
  function reportMissingHops(c: Context): void {
    const entries = c.req.header("x-forwarded-for")?.split(",").length ?? 0
    if (reportedHops || entries >= trustedHops) return
    reportedHops = true
    log.warn(
      { entries, trustedHops },
      "A request has fewer entries in X-Forwarded-For than TRUSTED_PROXY_HOPS. If it came through your proxies, let each write the header, or name fewer: all players have one address now.",
    )
  }

  const guard =
    (accepts: (c: Context) => boolean): MiddlewareHandler =>
    async (c, next) => {
      if (!accepts(c)) {
        if (host(c) === null) reportForeign(c)
        return c.json({ error: "Requests from another site are not accepted." }, 403)
      }
      if (!/^application\/json\b/i.test(c.req.header("content-type") ?? ""))
        return c.json({ error: "The content type must be application/json." }, 415)
      reportMissingHops(c)
      return next()
    }

  return {
    host,
    isSecure: (c) => {
      const origin = c.req.header("origin")
      return origin !== undefined && isOwn(c) ? origin.startsWith("https:") : isSecure(c)
    },
    origin(c) {
      const named = host(c)
      return named === null ? "" : `${isSecure(c) ? "https" : "http"}://${named}`
    },
    sameOrigin: guard(isOwn),
    sameOriginOrLoopback: guard((c) => isOwn(c) || isLoopbackPage(c)),
    foreign(c) {
      const given = reportForeign(c)
      return c.json({ error: `Signing in does not work at this address: ${given} does not belong to this site.` }, 403)
    },
  }
}

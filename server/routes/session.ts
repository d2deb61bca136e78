import { type Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import * as v from "valibot"
import { displayName } from "../contract/display-name"
import { challengeQuery, type Session, signedChallenge } from "../contract/session"
import type { DatabaseSource } from "../database/lazy-database"
import { ownerWriteLimit, parsedBody, writeLimit } from "../http/guarded"
import { addressKeyOf } from "../http/limited"
import { takeFromLimit } from "../http/rate-limiter"
import type { SiteHost } from "../http/site-host"
import { actionWords } from "../sessions/action-words"
import { type ActiveSession, type SessionService, sessionMs } from "../sessions/session-service"
import { tooMany } from "./replies"

/** A browser takes `__Host-` over https alone, from this very host: no subdomain can plant such a cookie. */
const secureCookie = "__Host-casino-session"
/** WebKit refuses `Secure` over http, also on this machine. */
const plainCookie = "casino-session"
const challengesPerMinute = { count: 30, windowMs: 60_000 }

/** The session that the request's cookie names; null without one, or after it has ended. */
export async function sessionOf(
  c: Context,
  { sessions, siteHost }: Pick<SessionPorts, "sessions" | "siteHost">,
): Promise<ActiveSession | null> {
  const token = tokenOf(c, siteHost)
  return token ? sessions.find(token) : null
}

const tokenOf = (c: Context, siteHost: SiteHost) =>
  getCookie(c, secureCookie) ?? (siteHost.isSecure(c) ? undefined : getCookie(c, plainCookie))

export interface SessionPorts {
  sessions: SessionService
  database: DatabaseSource
  /** The owners' wallets. */
  owners: readonly string[]
  trustedHops: number
  siteHost: SiteHost
}

/** Sign-in by wallet: challenge, session, sign-out. */
export function sessionRoutes({ sessions, database, owners, trustedHops, siteHost }: SessionPorts): Hono {
  const wire = (session: ActiveSession | null): Session => ({
    session: session && { ...session, name: displayName(session.wallet), owner: owners.includes(session.wallet) },
  })

  async function challenge(c: Context, asked: unknown): Promise<Response> {
    const query = v.safeParse(challengeQuery, asked)
    if (!query.success) return c.json({ error: "Required: wallet, an address. Optional: action." }, 400)
    const { wallet, action } = query.output
    if (action !== undefined && !owners.includes(wallet))
      return c.json({ error: "Only the owner's wallet may do this." }, 403)
    const host = siteHost.host(c)
    if (host === null) return siteHost.foreign(c)
    const opened = await database()
    const key = await addressKeyOf(c, opened, trustedHops)
    const waitMs = await takeFromLimit(opened.db, `challenge:${key}`, challengesPerMinute)
    if (waitMs > 0) return tooMany(c, waitMs, "challenges")
    const order = action === undefined ? undefined : { action, words: await actionWords(opened, action) }
    return c.json(await sessions.challenge(wallet, host, order), 200, { "cache-control": "no-store" })
  }

  return (
    new Hono()
      .get("/challenge", (c) => challenge(c, c.req.query()))
      // What an owner's action holds may be longer than an address.
      .post("/challenge", ownerWriteLimit, siteHost.sameOrigin, async (c) =>
        challenge(c, await parsedBody(c, v.unknown())),
      )
      .get("/", async (c) =>
        c.json(wire(await sessionOf(c, { sessions, siteHost })), 200, { "cache-control": "no-store" }),
      )
      .post("/", writeLimit, siteHost.sameOrigin, async (c) => {
        const signed = await parsedBody(c, signedChallenge)
        if (!signed) return c.json({ error: "Expected: wallet, message and signature." }, 400)
        const host = siteHost.host(c)
        if (host === null) return siteHost.foreign(c)
        const opened = await sessions.open(signed, host)
        if (!opened)
          return c.json({ error: "The signature does not fit, or the message has expired. Sign in again." }, 401)
        const secure = siteHost.isSecure(c)
        setCookie(c, secure ? secureCookie : plainCookie, opened.token, {
          httpOnly: true,
          sameSite: "Strict",
          path: secure ? "/" : "/api",
          secure,
          maxAge: sessionMs / 1_000,
        })
        return c.json(wire(opened.session))
      })
      .delete("/", siteHost.sameOrigin, async (c) => {
        const token = tokenOf(c, siteHost)
        // `?everywhere=true` also ends the sessions of the same wallet in other browsers.
        if (token) await (c.req.query("everywhere") === "true" ? sessions.closeAll(token) : sessions.close(token))
        if (siteHost.isSecure(c)) deleteCookie(c, secureCookie, { path: "/", secure: true })
        deleteCookie(c, plainCookie, { path: "/api" })
        return c.json(wire(null))
      })
  )
}

import { createHmac, timingSafeEqual } from "node:crypto"
import { type Context, Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import type { PlayGate } from "../access/play-gate"
import { accessLifetimeMs, type PlayAccess } from "../contract/play-access"
import type { DatabaseSource } from "../database/lazy-database"
import { serverSecret } from "../database/server-secret"
import type { SiteHost } from "../http/site-host"

const cookie = "casino-access"
/** What was signed just before an answer ends is still sent again, for as long as the network takes it. */
const resendMs = 3 * 60_000

export interface AccessPorts {
  gate: PlayGate
  database: DatabaseSource
  siteHost: SiteHost
  nowMs?: () => number
}

/** Who may start bets: the answer that a page asks for, and what the gateway goes by. */
export interface Access {
  routes: Hono
  /** Whether this request comes from where play is open, or did so a few minutes ago: what was begun then goes on. */
  mayStart: (c: Context) => Promise<boolean>
}

/** `GET /api/access`. Its answer is about one request, so that no cache, ours or another, may keep it. */
export function accessOf({ gate, database, siteHost, nowMs = Date.now }: AccessPorts): Access {
  const seal = async (untilMs: number) =>
    createHmac("sha256", await serverSecret(await database(), "access"))
      .update(`${untilMs}`)
      .digest("base64url")

  async function keep(c: Context) {
    const untilMs = nowMs() + accessLifetimeMs + resendMs
    const secure = siteHost.isSecure(c)
    setCookie(c, cookie, `${untilMs}.${await seal(untilMs)}`, {
      httpOnly: true,
      sameSite: "Strict",
      path: "/api/rpc",
      secure,
      maxAge: (accessLifetimeMs + resendMs) / 1_000,
    })
  }

  async function wasAllowed(c: Context): Promise<boolean> {
    const [until, sealed = ""] = (getCookie(c, cookie) ?? "").split(".")
    const untilMs = Number(until)
    if (!Number.isSafeInteger(untilMs) || untilMs <= nowMs()) return false
    const expected = Buffer.from(await seal(untilMs))
    const given = Buffer.from(sealed)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  return {
    routes: new Hono().get("/", async (c) => {
      const answer: PlayAccess = gate(c)
      if (answer.kind === "allowed") {
        try {
          await keep(c)
        } catch (error) {
          // Without a database there is no cookie; the country alone decides then.
          c.set("failure", error)
        }
      }
      return c.json(answer, 200, { "cache-control": "no-store" })
    }),
    async mayStart(c) {
      if (gate(c).kind === "allowed") return true
      try {
        return await wasAllowed(c)
      } catch (error) {
        c.set("failure", error)
        return false
      }
    },
  }
}

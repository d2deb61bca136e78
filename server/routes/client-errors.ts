import { Hono } from "hono"
import { readClientErrors, storeClientErrors } from "../client-errors/client-error-store"
import { type BetCount, clientErrorReport } from "../contract/client-errors"
import { parsedBody, reportLimit } from "../http/guarded"
import { addressKeyOf, type LimitPorts, limited } from "../http/limited"
import type { SiteHost } from "../http/site-host"
import type { SessionService } from "../sessions/session-service"
import { sessionOf } from "./session"

/** A page sends at most one report in half a minute; many players may share an address. */
export const reportsPerMinute = { count: 30, windowMs: 60_000 }

export interface ClientErrorPorts extends LimitPorts {
  sessions: SessionService
  owners: readonly string[]
  siteHost: SiteHost
  /** Bets as browsers say that they ended. */
  countBets: (bets: readonly BetCount[]) => void
}

/** What fails in browsers, and how bets end in them. A report holds no player, and none is stored with it. */
export function clientErrorRoutes(ports: ClientErrorPorts): Hono {
  const { database, sessions, owners, siteHost, trustedHops, countBets } = ports
  return new Hono()
    .post("/", reportLimit, siteHost.sameOrigin, limited(ports, "client-errors", reportsPerMinute), async (c) => {
      const report = await parsedBody(c, clientErrorReport)
      if (!report) return c.json({ error: "Expected: errors and bets, as the API's document describes them." }, 400)
      countBets(report.bets)
      const opened = await database()
      await storeClientErrors(opened, report.errors, await addressKeyOf(c, opened, trustedHops))
      return c.json({ done: true })
    })
    .get("/", async (c) => {
      const reader = await sessionOf(c, { sessions, siteHost })
      if (!reader || !owners.includes(reader.wallet))
        return c.json({ error: "Sign in with the operator's wallet to read reports." }, 403)
      return c.json(await readClientErrors(await database()), 200, { "cache-control": "no-store" })
    })
}

import { Hono } from "hono"
import { readClientErrors, storeClientErrors } from "../client-errors/client-error-store"
import { type BetCount, clientErrorReport } from "../contract/client-errors"
import { addressCounts } from "../http/address-counts"
import { clientAddress } from "../http/client-address"
import { parsedBody, reportLimit } from "../http/guarded"
import { addressKeyOf, type LimitPorts, limited } from "../http/limited"
import type { SiteHost } from "../http/site-host"
import type { SessionService } from "../sessions/session-service"
import { sessionOf } from "./session"

/** A page sends at most one report in half a minute; many players may share an address. */
export const reportsPerMinute = { count: 30, windowMs: 60_000 }

/** Failures and bets that one address may say have happened: what is beyond is not counted, so that nobody alone makes an alarm. */
export const countedPerMinute = 1_000

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
  const counts = addressCounts(countedPerMinute)
  const within = <T extends { count: number }>(address: string, entries: readonly T[]): T[] =>
    entries
      .map((entry) => ({ ...entry, count: counts.takeUpTo(address, entry.count) }))
      .filter(({ count }) => count > 0)
  return new Hono()
    .post("/", reportLimit, siteHost.sameOrigin, limited(ports, "client-errors", reportsPerMinute), async (c) => {
      const report = await parsedBody(c, clientErrorReport)
      if (!report) return c.json({ error: "Expected: errors and bets, as the API's document describes them." }, 400)
      const address = clientAddress(c, trustedHops)
      countBets(within(address, report.bets))
      const errors = within(address, report.errors)
      const opened = await database()
      await storeClientErrors(opened, errors, await addressKeyOf(c, opened, trustedHops))
      return c.json({ done: true })
    })
    .get("/", async (c) => {
      const reader = await sessionOf(c, { sessions, siteHost })
      if (!reader || !owners.includes(reader.wallet))
        return c.json({ error: "Sign in with the operator's wallet to read reports." }, 403)
      return c.json(await readClientErrors(await database()), 200, { "cache-control": "no-store" })
    })
}

import { Hono } from "hono"
import * as v from "valibot"
import { writeAccessOverride } from "../access/access-override-store"
import { accessOverrideContent, overrideAction } from "../contract/access-override"
import { signedChallenge } from "../contract/session"
import type { DatabaseSource } from "../database/lazy-database"
import type { LiveAnswer } from "../database/live-answer"
import { ownerWriteLimit, parsedBody } from "../http/guarded"
import type { SiteHost } from "../http/site-host"
import type { SessionService } from "../sessions/session-service"
import { polledReply } from "./replies"

export interface AdminPorts {
  database: DatabaseSource
  sessions: SessionService
  accessOverride: LiveAnswer
  owners: readonly string[]
  siteHost: SiteHost
}

const change = v.object({ ...signedChallenge.entries, content: accessOverrideContent })

/** What only the owner's signature can change, and everyone may read. */
export function adminRoutes({ database, sessions, accessOverride, owners, siteHost }: AdminPorts): Hono {
  return new Hono()
    .get("/access-override", async (c) => polledReply(c, await accessOverride.get()))
    .post("/access-override", ownerWriteLimit, siteHost.sameOrigin, async (c) => {
      const asked = await parsedBody(c, change)
      if (!asked) return c.json({ error: "Expected: wallet, message, signature and content." }, 400)
      const action = overrideAction(asked.content)
      const host = siteHost.host(c)
      if (host === null) return siteHost.foreign(c)
      if (!owners.includes(asked.wallet) || !(await sessions.authorises(asked, host, action)))
        return c.json({ error: "Only the owner's signature changes this." }, 403)
      await accessOverride.changed(await writeAccessOverride(await database(), asked.wallet, asked.content))
      return c.json({ done: true })
    })
}

import { type Context, Hono } from "hono"
import * as v from "valibot"
import { moderate, postMessage, readReports, reportMessage } from "../chat/chat-store"
import { hasBlockedWord, isLinkAlone, withoutLinks } from "../chat/moderation"
import { cleanText, maxTextLength, newMessage, report } from "../contract/chat"
import { ownerAction, signedChallenge } from "../contract/session"
import type { DatabaseSource } from "../database/lazy-database"
import type { LiveAnswer } from "../database/live-answer"
import { clientAddress, isLoopback } from "../http/client-address"
import { parsedBody, writeLimit } from "../http/guarded"
import { addressKeyOf } from "../http/limited"
import type { SiteHost } from "../http/site-host"
import type { SessionService } from "../sessions/session-service"
import { polledReply, tooMany } from "./replies"
import { sessionOf } from "./session"

export interface ChatPorts {
  database: DatabaseSource
  sessions: SessionService
  messages: LiveAnswer
  owners: readonly string[]
  trustedHops: number
  siteHost: SiteHost
}

const moderation = v.object({ ...signedChallenge.entries, action: ownerAction })

/** The public chat. Reading needs nothing; the author of a message is the session's wallet. */
export function chatRoutes({ database, sessions, messages, owners, trustedHops, siteHost }: ChatPorts): Hono {
  const signInFirst = (c: Context) => c.json({ error: "Sign in with your wallet to chat." }, 401)

  return new Hono()
    .get("/chat", async (c) => polledReply(c, await messages.get()))
    .post("/chat", writeLimit, siteHost.sameOrigin, async (c) => {
      const sent = await parsedBody(c, newMessage)
      if (!sent) return c.json({ error: "A message has 1 to 280 characters." }, 400)
      const author = await sessionOf(c, { sessions, siteHost })
      if (!author) return signInFirst(c)
      if (hasBlockedWord(sent.text))
        return c.json({ error: "This message contains a word that is not allowed here." }, 422)
      // A mark may be longer than its link.
      const text = cleanText(withoutLinks(sent.text).slice(0, maxTextLength))
      if (isLinkAlone(text)) return c.json({ error: "Links are not allowed here." }, 422)
      const opened = await database()
      const addressKey = await addressKeyOf(c, opened, trustedHops)
      const outcome = await postMessage(opened, {
        wallet: author.wallet,
        text,
        addressKey,
        isShared: isLoopback(clientAddress(c, trustedHops)),
      })
      switch (outcome.kind) {
        case "posted":
          await messages.changed(outcome.change)
          return c.json({ done: true, id: outcome.id }, 201)
        case "waits":
          return c.json({ done: true, id: outcome.id, waitsUntilMs: outcome.untilMs }, 202)
        case "wait":
          return tooMany(c, outcome.waitMs, "chat")
        case "repeated":
          return c.json({ error: "You have already sent this message." }, 409)
        case "banned":
          // The browser writes the time in the reader's language and time zone.
          c.header("retry-after", `${Math.max(1, Math.ceil((outcome.untilMs - Date.now()) / 1_000))}`)
          return c.json({ error: `You cannot chat until ${new Date(outcome.untilMs).toUTCString()}.` }, 403)
      }
    })
    .post("/report", writeLimit, siteHost.sameOrigin, async (c) => {
      const asked = await parsedBody(c, report)
      if (!asked) return c.json({ error: "Expected: id, the number of a message." }, 400)
      const reporter = await sessionOf(c, { sessions, siteHost })
      if (!reporter) return signInFirst(c)
      const opened = await database()
      const isShared = isLoopback(clientAddress(c, trustedHops))
      const addressKey = isShared ? null : await addressKeyOf(c, opened, trustedHops)
      const outcome = await reportMessage(opened, { messageId: asked.id, reporter: reporter.wallet, addressKey })
      if (typeof outcome === "object") return tooMany(c, outcome.waitMs, "chat")
      return outcome === "reported" ? c.json({ done: true }) : c.json({ error: "This message is no longer here." }, 404)
    })
    .get("/reports", async (c) => {
      const reader = await sessionOf(c, { sessions, siteHost })
      if (!reader || !owners.includes(reader.wallet))
        return c.json({ error: "Sign in with the operator's wallet to read reports." }, 403)
      return c.json(await readReports(await database()), 200, { "cache-control": "no-store" })
    })
    .post("/moderation", writeLimit, siteHost.sameOrigin, async (c) => {
      const signed = await parsedBody(c, moderation)
      if (!signed?.action.startsWith("chat-"))
        return c.json({ error: "Expected: wallet, message, signature and a chat action." }, 400)
      const { action } = signed
      const host = siteHost.host(c)
      if (host === null) return siteHost.foreign(c)
      if (!owners.includes(signed.wallet) || !(await sessions.authorises(signed, host, action)))
        return c.json({ error: "Only the owner's signature moderates the chat." }, 403)
      await messages.changed(await moderate(await database(), signed.wallet, action))
      return c.json({ done: true })
    })
}

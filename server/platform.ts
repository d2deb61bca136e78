import { accessTopic, readAccessOverride } from "./access/access-override-store"
import { type Closure, type ClosureOptions, closureOf } from "./access/closure"
import { chatTopic, latestMessages } from "./chat/chat-store"
import type { DatabaseSource } from "./database/lazy-database"
import { type LiveAnswer, liveAnswer } from "./database/live-answer"
import type { Log } from "./log"
import { type SessionService, sessionService } from "./sessions/session-service"

/** What the writing calls share: sessions, and the two answers that every client polls. */
export interface Platform {
  database: DatabaseSource
  sessions: SessionService
  messages: LiveAnswer
  accessOverride: LiveAnswer
  /** Whether the casino is closed to new bets, and whether that is known. */
  closed: Pick<Closure, "isClosed" | "isKnown">
  close(): Promise<void>
}

/** Without `closed` nothing but an owner's wallet closes the casino. */
export function createPlatform(
  database: DatabaseSource,
  log: Log,
  closed?: Pick<ClosureOptions, "folder" | "always">,
): Platform {
  const messages = liveAnswer(chatTopic, { get: database }, latestMessages, log)
  const owners = liveAnswer(accessTopic, { get: database }, readAccessOverride, log)
  const closure = closed && closureOf(owners, { ...closed, database, log })
  const accessOverride = closure?.answer ?? owners
  return {
    database,
    sessions: sessionService(database),
    messages,
    accessOverride,
    closed: closure ?? { isClosed: () => false, isKnown: () => true },
    async close() {
      await Promise.all([messages.close(), accessOverride.close()])
    },
  }
}

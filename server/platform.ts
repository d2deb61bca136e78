import { accessTopic, readAccessOverride } from "./access/access-override-store"
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
  close(): Promise<void>
}

export function createPlatform(database: DatabaseSource, log: Log): Platform {
  const messages = liveAnswer(chatTopic, { get: database }, latestMessages, log)
  const accessOverride = liveAnswer(accessTopic, { get: database }, readAccessOverride, log)
  return {
    database,
    sessions: sessionService(database),
    messages,
    accessOverride,
    async close() {
      await Promise.all([messages.close(), accessOverride.close()])
    },
  }
}

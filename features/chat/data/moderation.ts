import type { ChatMessage } from "#contract/chat"
import type { SessionStore } from "#features/session"
import { moderate } from "./chat-api"

/** What `owner` may do with a message; their wallet signs each action. @throws as `SessionStore.authorise` does. */
export function moderationBy(owner: string, { authorise }: Pick<SessionStore, "authorise">) {
  const signed = async (action: string) => moderate(await authorise(owner, action), action)
  return {
    remove: ({ id }: Pick<ChatMessage, "id">) => signed(`chat-delete:${id}`),
    /** For 24 hours; the author's messages are deleted. */
    ban: ({ wallet }: Pick<ChatMessage, "wallet">) => signed(`chat-ban:${wallet}:24`),
  }
}

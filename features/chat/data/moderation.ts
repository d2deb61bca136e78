import type { ChatBan, ChatMessage } from "#contract/chat"
import type { SessionStore } from "#features/session"
import { moderate } from "./chat-api"

/** Something that the owner can do in the chat; their wallet signs it. */
export interface Order {
  /** The question that the owner confirms first; null for an action that only undoes another one. */
  question: string | null
  label: string
  /** What is said afterwards. */
  success: string
  /** @throws as `SessionStore.authorise` does. */
  send: () => Promise<unknown>
  undo: Order | null
}

/** The orders of `owner`. Each can be undone, so each is asked about once. */
export function moderationBy(owner: string, { authorise }: Pick<SessionStore, "authorise">) {
  const order = (action: string, about: Omit<Order, "send">): Order => ({
    ...about,
    send: async () => moderate(await authorise(owner, action), action),
  })
  const restore = ({ id }: Pick<ChatMessage, "id">) =>
    order(`chat-restore:${id}`, { question: null, label: "Restore", success: "Message restored.", undo: null })
  const lift = ({ wallet, user }: Pick<ChatBan, "wallet" | "user">) =>
    order(`chat-unban:${wallet}`, {
      question: null,
      label: "Lift ban",
      success: `The ban of ${user} is lifted.`,
      undo: null,
    })
  return {
    restore,
    /** Shows the first message of a wallet that waited for it. */
    approve: ({ id, user }: Pick<ChatMessage, "id" | "user">) =>
      order(`chat-restore:${id}`, { question: null, label: "Approve", success: `${user} can chat.`, undo: null }),
    lift,
    remove: (message: Pick<ChatMessage, "id" | "user">) =>
      order(`chat-delete:${message.id}`, {
        question: `Delete this message by ${message.user}?`,
        label: "Delete message",
        success: "Message deleted.",
        undo: restore(message),
      }),
    /** Their messages are removed until the ban is lifted. */
    ban: (author: Pick<ChatBan, "wallet" | "user">) =>
      order(`chat-ban:${author.wallet}:24`, {
        question: `Ban ${author.user} for 24 hours and remove their messages?`,
        label: "Ban for 24 hours",
        success: `${author.user} is banned for 24 hours.`,
        undo: lift(author),
      }),
  }
}

import { eq } from "drizzle-orm"
import { contentOfAction } from "../contract/access-override"
import { displayName } from "../contract/display-name"
import type { Database } from "../database/open-database"
import { chatMessages } from "../database/schema"

/**
 * What an owner's action does, in words: the wallet shows them, and who signs a number or a hash signs blindly. Texts of others are
 * quoted as JSON, so that no line break of theirs begins a line that looks like ours.
 */
export async function actionWords(database: Database, action: string): Promise<string> {
  const content = contentOfAction(action)
  if (content) {
    const { enabled, accessMessage, offlineMessage } = content
    const messages = `${JSON.stringify(accessMessage)} and ${JSON.stringify(offlineMessage)}`
    return `${enabled ? "close" : "open"} the casino for everyone, with the messages ${messages}`
  }
  const [kind, subject = "", hours = ""] = action.split(":")
  const player = `${displayName(subject)} (${subject})`
  switch (kind) {
    case "chat-ban":
      return `ban ${player} from the chat for ${hours} ${hours === "1" ? "hour" : "hours"} and remove what they wrote`
    case "chat-unban":
      return `lift the chat ban of ${player} and show what they wrote again`
    default: {
      const { words, waits } = await messageWords(database, Number(subject))
      if (kind !== "chat-restore") return `delete ${words}`
      return waits ? `show ${words} and let its author chat` : `show ${words} again`
    }
  }
}

async function messageWords({ db }: Database, id: number): Promise<{ words: string; waits: boolean }> {
  const [found] = await db.select().from(chatMessages).where(eq(chatMessages.id, id))
  const named = `chat message ${id}`
  return found
    ? {
        words: `${named} by ${displayName(found.wallet)} (${JSON.stringify(found.text)})`,
        waits: found.removed === "wait",
      }
    : { words: named, waits: false }
}

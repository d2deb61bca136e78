import { proxy } from "valtio/vanilla"
import { openOverlay } from "../overlays/overlays"

/** Chat messages that arrived while the chat was closed; the chat's own code counts them. */
export const unread = proxy<{ count: number }>({ count: 0 })

/** The text of a badge: null for no messages, "99+" for more than 99. */
export const unreadText = (count: number): string | null => (count <= 0 ? null : count > 99 ? "99+" : String(count))

export function openChat() {
  unread.count = 0
  openOverlay("chat")
}

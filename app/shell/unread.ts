import { proxy } from "valtio/vanilla"
import { openOverlay } from "../overlays/overlays"

/** Chat messages that arrived while the chat was closed; the chat's own code counts them. */
export const unread = proxy<{ count: number; latestMs: number | null }>({ count: 0, latestMs: null })

/** How long ago the newest message was sent, in one short word: "now", "4m", "3h", "2d". */
export function shortAge(atMs: number, nowMs: number): string {
  const minutes = Math.floor(Math.max(0, nowMs - atMs) / 60_000)
  if (minutes < 1) return "now"
  if (minutes < 60) return `${minutes}m`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / (24 * 60))}d`
}

/** The text of a badge: null for no messages, "99+" for more than 99. */
export const unreadText = (count: number): string | null => (count <= 0 ? null : count > 99 ? "99+" : String(count))

export function openChat() {
  unread.count = 0
  openOverlay("chat")
}

import type { ChatMessage } from "#contract/chat"

/**
 * What is read out of messages that have just come: one is read in full, several are counted, so that a busy chat does not
 * talk over the page. One's own message is confirmed.
 */
export function spokenMessages(fresh: readonly ChatMessage[], own: string | null): string {
  const others = fresh.filter(({ wallet }) => wallet !== own)
  const [first] = others
  return [
    ...(others.length < fresh.length ? ["Message sent."] : []),
    ...(others.length === 1 && first ? [`${first.user}: ${first.text}`] : []),
    ...(others.length > 1 ? [`${others.length} new messages.`] : []),
  ].join(" ")
}

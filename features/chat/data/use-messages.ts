import type { ChatMessages } from "#contract/chat"
import { type Remote, toRemote, useOnline, useRead } from "#features/kernel"
import { messagesPath, readMessages } from "./chat-api"

const pollMs = 2_000
/** While nobody uses the page. */
const idleMs = 15_000
const retryMs = 5_000

export interface PolledMessages {
  messages: Remote<ChatMessages>
  /** The device has no network, or the last poll failed: newer messages may be missing. */
  interrupted: boolean
  refresh: () => void
}

/** The chat's messages, polled while the page is visible, and read at once when it becomes visible again. */
export function useMessages(everyMs = pollMs): PolledMessages {
  const online = useOnline()
  const reply = useRead(messagesPath, readMessages, {
    refreshInterval: everyMs,
    idleRefreshMs: idleMs,
    focusThrottleInterval: pollMs,
    dedupingInterval: 500,
    // SWR stops polling after an error, until a retry succeeds.
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), retryMs)
    },
    keepPreviousData: true,
  })
  return {
    messages: toRemote(reply),
    interrupted: !online || reply.error !== undefined,
    refresh: () => void reply.mutate(),
  }
}

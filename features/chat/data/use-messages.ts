import useSWR from "swr"
import type { ChatMessages } from "#contract/chat"
import { type Remote, toRemote } from "#features/kernel"
import { messagesPath, readMessages } from "./chat-api"

const pollMs = 2_000
const retryMs = 5_000

/** The chat's messages, polled while the page is visible, and read at once when it becomes visible again. */
export function useMessages(everyMs = pollMs): { messages: Remote<ChatMessages>; refresh: () => void } {
  const reply = useSWR(messagesPath, readMessages, {
    refreshInterval: everyMs,
    focusThrottleInterval: pollMs,
    dedupingInterval: 500,
    // SWR stops polling after an error, until a retry succeeds.
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), retryMs)
    },
    keepPreviousData: true,
  })
  return { messages: toRemote(reply), refresh: () => void reply.mutate() }
}

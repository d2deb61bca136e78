import { type ReportedMessages, reportedMessages } from "#contract/chat"
import { getJson, type Remote, toApiError, toRemote, useRead } from "#features/kernel"

const path = "/api/chat/reports"
const pollMs = 10_000

/** What players reported, polled while `active`: the owner is signed in. `onRefused` runs when the session has ended. */
export function useReports(
  active: boolean,
  onRefused: () => void,
): { reports: Remote<ReportedMessages>; refresh: () => void } {
  const reply = useRead(active ? path : null, (signal) => getJson(path, reportedMessages, { signal }), {
    refreshInterval: pollMs,
    onError: (error) => {
      if (toApiError(error).status === 403) onRefused()
    },
  })
  return { reports: toRemote(reply), refresh: () => void reply.mutate() }
}

import { useSnapshot } from "valtio"
import { clientErrorGroups } from "#contract/client-errors"
import { getJson, toApiError, toRemote, useRead } from "#features/kernel"
import { type SessionStore, sessionOf } from "#features/session"
import { ClientErrorsView } from "./client-errors-view"

const path = "/api/client-errors"
const pollMs = 30_000

/** What failed in browsers, read once `owner` is signed in. */
export function ClientErrors({ owner, session }: { owner: string; session: SessionStore }) {
  const active = sessionOf(useSnapshot(session.state), owner) !== null
  const reply = useRead(active ? path : null, (signal) => getJson(path, clientErrorGroups, { signal }), {
    refreshInterval: pollMs,
    onError: (error) => {
      if (toApiError(error).status === 403) session.ended()
    },
  })
  return <ClientErrorsView errors={active ? toRemote(reply) : null} />
}

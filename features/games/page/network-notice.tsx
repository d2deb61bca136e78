import { useBettingState } from "@dghrt/betting/react"
import { Button } from "@dghrt/design-system"
import { WifiOff } from "lucide-react"
import type { PlaySession } from "../play/play-session"

/** Says that pool and balance are not fresh, as long as they are not. */
export function NetworkNotice({ session }: { session: Pick<PlaySession, "state" | "subscribe" | "refresh"> }) {
  const problem = useBettingState(session, ({ facts }) => facts.problem)
  const needsReload = useBettingState(session, ({ facts }) => facts.needsReload)
  return (
    <div role="status">
      {problem !== null && (
        <p className="well mb-3 flex items-center gap-3 rounded-md py-2 ps-4 pe-2 text-sm text-warning">
          <WifiOff aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className="flex-1">{problem}</span>
          <Button size="sm" onClick={() => (needsReload ? location.reload() : void session.refresh())}>
            {needsReload ? "Reload Page" : "Retry"}
          </Button>
        </p>
      )}
    </div>
  )
}

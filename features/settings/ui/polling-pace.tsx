import { type ReactNode, useMemo } from "react"
import { SWRConfig } from "swr"
import { useSnapshot } from "valtio"
import { settings } from "../model/settings"

/** Lets everything below stop asking the server while nobody looks at the tab, as long as the player wants it to rest. */
export function PollingPace({ children }: { children: ReactNode }) {
  const { backgroundThrottle } = useSnapshot(settings.state).user
  const pace = useMemo(() => ({ refreshWhenHidden: !backgroundThrottle }), [backgroundThrottle])
  return <SWRConfig value={pace}>{children}</SWRConfig>
}

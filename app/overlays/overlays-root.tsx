import type { OverlayHistory } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import { lazyPart } from "#features/lazy-parts"
import { HostFailed } from "./host-failed"
import { closeOverlay, overlays } from "./overlays"
import { useWelcome } from "./use-welcome"

const OverlayHost = lazyPart(() => import("./overlay-host"), {
  failed: (retry, error) => <NoOverlay error={error} onRetry={retry} />,
})

/** Loads the overlays when the first one is opened, and keeps them mounted from then on for their exit animations. */
export function Overlays({ history }: { history: OverlayHistory }) {
  useWelcome()
  const { open } = useSnapshot(overlays)
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (open !== null) setUsed(true)
  }, [open])
  return (used || open !== null) && <OverlayHost history={history} />
}

/** Shows the failure only while an overlay should be open. */
function NoOverlay(failure: { error: unknown; onRetry: () => void }) {
  const { open } = useSnapshot(overlays)
  return open !== null && <HostFailed {...failure} onClose={closeOverlay} />
}

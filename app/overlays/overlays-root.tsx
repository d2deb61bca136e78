import { type ComponentType, lazy, Suspense, useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import { HostFailed } from "./host-failed"
import { LoadBoundary } from "./load-boundary"
import { closeOverlay, overlays } from "./overlays"
import { useWelcome } from "./use-welcome"

const host = (): ComponentType => lazy(() => import("./overlay-host"))

/** Nothing of the overlays is loaded before the first one is opened; from then on they stay for their exits. */
export function Overlays() {
  useWelcome()
  const { open } = useSnapshot(overlays)
  const [used, setUsed] = useState(false)
  const [Host, setHost] = useState(host)
  useEffect(() => {
    if (open !== null) setUsed(true)
  }, [open])
  return (
    (used || open !== null) && (
      <LoadBoundary
        onRetry={() => setHost(host)}
        fallback={(retry, error) =>
          open !== null && <HostFailed error={error} onRetry={retry} onClose={closeOverlay} />
        }
      >
        <Suspense>
          <Host />
        </Suspense>
      </LoadBoundary>
    )
  )
}

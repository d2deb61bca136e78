import { Button } from "@dghrt/design-system"
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react"
import { useSnapshot } from "valtio"
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
      <LoadBoundary onRetry={() => setHost(host)} fallback={(retry) => open !== null && <HostFailed onRetry={retry} />}>
        <Suspense>
          <Host />
        </Suspense>
      </LoadBoundary>
    )
  )
}

/** Drawn with what is already here: the dialog itself is what did not come. */
function HostFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="card fixed inset-x-4 bottom-24 z-40 mx-auto grid max-w-100 gap-3 bg-surface p-5">
      <p>
        <b className="block font-[650]">This panel did not load</b>
        Nothing was changed. Check your connection and try again.
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
        <Button size="sm" variant="ghost" onClick={closeOverlay}>
          Close
        </Button>
      </div>
    </div>
  )
}

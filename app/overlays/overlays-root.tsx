import { lazy, Suspense, useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import { overlays } from "./overlays"

const OverlayHost = lazy(() => import("./overlay-host"))

/** Nothing of the overlays is loaded before the first one is opened; from then on they stay for their exits. */
export function Overlays() {
  const { open } = useSnapshot(overlays)
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (open !== null) setUsed(true)
  }, [open])
  return (
    (used || open !== null) && (
      <Suspense>
        <OverlayHost />
      </Suspense>
    )
  )
}

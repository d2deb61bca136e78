import { DialogContent, ErrorState, Spinner } from "@dghrt/design-system"
import { useEffect, useState } from "react"

const patienceMs = 300

/** A panel whose file is on its way; a quick one is not announced. */
export function WaitingPanel() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    late && (
      <DialogContent title="Loading">
        <div role="status" aria-label="Loading" className="grid min-h-40 place-items-center">
          <Spinner className="size-8" />
        </div>
      </DialogContent>
    )
  )
}

/** A panel whose code failed to load. */
export function FailedPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <DialogContent title="Not loaded">
      <ErrorState
        title="This panel did not load"
        detail="Nothing was changed. Check your connection and try again; if the site was just updated, reload the page."
        onRetry={onRetry}
      />
    </DialogContent>
  )
}

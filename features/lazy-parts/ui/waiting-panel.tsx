import { DialogContent, Spinner } from "@dghrt/design-system"
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

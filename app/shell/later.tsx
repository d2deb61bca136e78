import { type ReactNode, Suspense } from "react"
import { LoadBoundary } from "../overlays/load-boundary"

interface LaterProps {
  /** Stands in while the part is on its way, and for good when it does not come. */
  fallback?: ReactNode
  children: ReactNode
}

/** A lazily loaded part of the shell: the page works without it, also when its file is gone. */
export function Later({ fallback, children }: LaterProps) {
  return (
    <LoadBoundary onRetry={() => undefined} fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadBoundary>
  )
}

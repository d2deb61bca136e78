import { ErrorState } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import type { ComponentErrorProps } from "./component-error"
import { LoadBoundary } from "./load-boundary"

const Loaded = lazy(async () => ({ default: (await import("./component-error")).ComponentError }))

/** Loads what is said of a part that failed; without its file, the title alone. */
export const LazyComponentError = (props: ComponentErrorProps) => (
  <LoadBoundary fallback={() => <ErrorState title="Component Error" onRetry={props.onRetry} />}>
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  </LoadBoundary>
)

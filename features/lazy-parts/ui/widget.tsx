import type { ReactNode } from "react"
import { LazyComponentError } from "./lazy-component-error"
import { LoadBoundary } from "./load-boundary"

interface WidgetProps {
  /** Begins the sentence that says what failed: "The latest bets". Without one nothing takes the part's place. */
  name?: string
  children: ReactNode
}

/** A part of a page that fails alone: the page around it stays. */
export const Widget = ({ name, children }: WidgetProps) => (
  <LoadBoundary
    fallback={(retry, error, tries) =>
      name !== undefined && <LazyComponentError name={name} error={error} tries={tries} onRetry={retry} />
    }
  >
    {children}
  </LoadBoundary>
)

import type { ReactNode } from "react"
import { LazyComponentError } from "./lazy-component-error"
import { LoadBoundary } from "./load-boundary"

interface WidgetProps {
  /** Begins the sentence that says what failed: "The latest bets". Without one nothing takes the part's place. */
  name?: string
  /** Takes the part's place where nothing is said of it. */
  instead?: ReactNode
  children: ReactNode
}

/** A part of a page that fails alone: the page around it stays. */
export const Widget = ({ name, instead = null, children }: WidgetProps) => (
  <LoadBoundary
    fallback={(retry, error, tries) =>
      name === undefined ? instead : <LazyComponentError name={name} error={error} tries={tries} onRetry={retry} />
    }
  >
    {children}
  </LoadBoundary>
)

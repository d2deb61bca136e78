import { ErrorState } from "@dghrt/design-system"
import { ReloadNeeded } from "../model/import-with-files"

export interface CodeNotLoadedProps {
  /** What is missing: "The chat did not load". */
  title: string
  detail: string
  error: unknown
  onRetry: () => void
}

/** In place of a part whose file did not come, with the way on that helps in this browser. */
export const CodeNotLoaded = ({ title, detail, error, onRetry }: CodeNotLoadedProps) =>
  error instanceof ReloadNeeded ? (
    <ErrorState
      title={title}
      detail="Some browsers need a reload. No bet is lost."
      retryLabel="Reload Page"
      onRetry={() => location.reload()}
    />
  ) : (
    <ErrorState title={title} detail={detail} onRetry={onRetry} />
  )

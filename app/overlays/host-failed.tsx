import { Button } from "@dghrt/design-system"

interface HostFailedProps {
  onRetry: () => void
  onClose: () => void
}

/** Rendered without the dialog component, because that is what failed to load. */
export function HostFailed({ onRetry, onClose }: HostFailedProps) {
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
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}

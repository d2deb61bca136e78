import { Button } from "@dghrt/design-system"
import { dialogCode, gateMessages } from "#features/messages"

interface HostFailedProps {
  error: unknown
  onRetry: () => void
  onClose: () => void
}

/** Does not use the dialog component, because that is what failed to load. */
export function HostFailed({ error, onRetry, onClose }: HostFailedProps) {
  const { title, text } = gateMessages.PANEL_NOT_LOADED
  return (
    <div role="alert" className="card fixed inset-x-4 bottom-24 z-40 mx-auto grid max-w-100 gap-3 bg-surface p-5">
      <p>
        <b className="block font-[650]">{title}</b>
        {text}
        <span className="mt-1 block text-sm text-text-muted">{`Error code ${dialogCode(error)}`}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
        <Button size="sm" onClick={() => location.reload()}>
          Reload Page
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}

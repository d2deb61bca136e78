import { DialogContent, ErrorState } from "@dghrt/design-system"
import { gateMessages } from "#features/messages"

interface FailedPanelProps {
  onRetry: () => void
}

/** In an open dialog, in place of a panel whose file did not come. */
export function FailedPanel({ onRetry }: FailedPanelProps) {
  const { title, text } = gateMessages.PANEL_NOT_LOADED
  return (
    <DialogContent title="Not loaded">
      <ErrorState title={title} detail={`${text} If the site was just updated, reload the page.`} onRetry={onRetry} />
    </DialogContent>
  )
}

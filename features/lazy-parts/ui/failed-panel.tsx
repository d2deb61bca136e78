import { DialogContent } from "@dghrt/design-system"
import { gateMessages } from "#features/messages"
import { missingCode } from "../model/missing-code"
import { CodeNotLoaded } from "./code-not-loaded"
import { ComponentError, type ComponentErrorProps } from "./component-error"

/** In an open dialog, in place of a panel whose file did not come, or that failed. */
export function FailedPanel({ onRetry, error, tries }: Omit<ComponentErrorProps, "name">) {
  if (!missingCode(error))
    return (
      <DialogContent title="Not displayed">
        <ComponentError name="This panel" error={error} tries={tries} onRetry={onRetry} />
      </DialogContent>
    )
  const { title, text } = gateMessages.PANEL_NOT_LOADED
  return (
    <DialogContent title="Not loaded">
      <CodeNotLoaded
        title={title}
        detail={`${text} If the site was just updated, reload the page.`}
        error={error}
        onRetry={onRetry}
      />
    </DialogContent>
  )
}

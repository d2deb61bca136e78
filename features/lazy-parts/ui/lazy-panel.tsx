import type { ComponentType } from "react"
import { FailedPanel } from "./failed-panel"
import { lazyPart } from "./lazy-part"
import { WaitingPanel } from "./waiting-panel"

/** The panel of a dialog, whose file is fetched when it is first opened. What the dialog covers stays as it is. */
export const lazyPanel = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(load, {
    waiting: <WaitingPanel />,
    failed: (retry, error, tries) => <FailedPanel onRetry={retry} error={error} tries={tries} />,
  })

export type { Activity, ActivityStore } from "./model/activity"
export type { Reporter } from "./model/reporter"

/** Facts of this session and of the games on this device. */
export const loadActivity = () => import("./model/activity")

/** Reports failures of this browser; loaded with the first one. */
export const loadReporter = () => import("./data/browser-reporter")

/** Figures of this page for support; loaded only where the stored key asks for it. */
export const loadDiagnosticsPanel = async () => ({
  default: (await import("./ui/diagnostics-panel")).DiagnosticsPanel,
})

/** What failed in browsers, for the owner. */
export const loadClientErrors = async () => ({ default: (await import("./ui/client-errors")).ClientErrors })

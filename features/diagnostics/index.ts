export type { Reporter } from "./model/reporter"

/** Reports failures of this browser; loaded with the first one. */
export const loadReporter = () => import("./data/browser-reporter")

/** What failed in browsers, for the owner. */
export const loadClientErrors = async () => ({ default: (await import("./ui/client-errors")).ClientErrors })

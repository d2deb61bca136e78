import { settings } from "./settings"

type PrivacySignals = Pick<Navigator, "doNotTrack"> & { globalPrivacyControl?: boolean }

/** Whether the browser asks sites not to track its user: Do Not Track, or Global Privacy Control. */
export const asksForPrivacy = (browser: PrivacySignals | undefined = globalThis.navigator): boolean =>
  browser?.doNotTrack === "1" || browser?.globalPrivacyControl === true

/** Whether failures of this browser may be reported to the operator. */
export const mayReport = (): boolean => settings.state.user.errorReports && !asksForPrivacy()

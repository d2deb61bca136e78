import { settings } from "./settings"

type PrivacySignals = Pick<Navigator, "doNotTrack"> & { globalPrivacyControl?: boolean }

/** Whether the browser asks sites not to track its user: Do Not Track, or Global Privacy Control. */
export const asksForPrivacy = ({ doNotTrack, globalPrivacyControl }: PrivacySignals = navigator): boolean =>
  doNotTrack === "1" || globalPrivacyControl === true

/** Whether failures of this browser may be reported to the operator. */
export const mayReport = (): boolean => settings.state.user.errorReports && !asksForPrivacy()

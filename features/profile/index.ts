export { ownName } from "./model/own-name"

/** One wallet's profile, as a page. */
export const loadProfile = async () => ({ default: (await import("./ui/profile")).Profile })

/** What the connected wallet played here, as a panel. */
export const loadQuickStats = async () => ({ default: (await import("./ui/quick-stats")).QuickStats })

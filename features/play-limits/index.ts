export { limitsAt } from "./model/limits"
export { limitsOf, type OwnLimits } from "./model/own-limits"
export type { RecordedPlay } from "./model/play-record"
export { betRefusal, closedReason, reminderAtMs } from "./model/verdict"
export { whenText } from "./model/words"

/** The limits of a wallet, as a dialog. */
export const loadLimitsDialog = async () => ({ default: (await import("./ui/limits-dialog")).LimitsDialog })

/** What a player asked to be reminded of, as a dialog. */
export const loadRealityCheck = async () => ({ default: (await import("./ui/reality-check")).RealityCheck })

/** Time, money and limits of the session, above a game. */
export const loadSessionBar = async () => ({ default: (await import("./ui/session-bar")).SessionBar })

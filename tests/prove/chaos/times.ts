/** Between two looks: at a phase that is soon over, and at a page that is waited for. */
export const [stepMs, lookMs] = [100, 250]
/** No end this long after the faults have ended and the wallet has answered. */
export const stuckMs = 120_000
/** For so long the faults of others excuse a bet; they have no end. */
export const othersMs = 240_000
export const reloadMs = 5_000
/** A bet that met its page's end before it was signed is no bet. */
export const nothingMs = 5_000
export const longestBlankMs = 3_000
/** Runs go on often enough for faults to meet an open one. */
export const betsPerLeave = 4
export const lineMs = 3_000

const SPIN_MS = 1_500
const BETWEEN_STOPS_MS = 300
/** From the last reel's stop to the settled machine. */
const SETTLE_MS = 260

/** When a reel stops after the result is known: from left to right, equally far apart, in every outcome. */
export const stopsAtMs = (reel: number) => SPIN_MS + BETWEEN_STOPS_MS * reel

export const revealMs = (reels: number) => stopsAtMs(reels - 1) + SETTLE_MS

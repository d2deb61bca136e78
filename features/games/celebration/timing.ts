import type { Tier } from "./tier"

/** The result is read on the board before anything is drawn over it. */
export const READ_MS = 500
/** How long a tier's drawing stays. Nothing covers the board for more than 3 s. */
export const SHOWN_MS: Record<Exclude<Tier, "none">, number> = { count: 900, number: 900, top: 2_800, jackpot: 3_000 }

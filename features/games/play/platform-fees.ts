import { fees } from "#contract/fees"

/** The platform's fees as the program takes them: platform share and creator fee are charged as one. */
export const platformFees = { creatorFeeBps: fees.platformBps + fees.creatorBps, jackpotFeeBps: fees.jackpotBps }

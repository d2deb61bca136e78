import type { Policy } from "#features/games"
import { closedPolicy } from "./closed"
import { playLimitsPolicy } from "./limits"
import { playAccessPolicy } from "./play-access"

/** Each may refuse a bet of any game. A feature that takes part adds one line here. */
export const policies: readonly Policy[] = [closedPolicy, playAccessPolicy, playLimitsPolicy]

import type { Policy } from "#features/games"
import { access } from "../shell/access"

/** A closed casino starts nothing. Later steps of an open run, and everything about a bet under way, go on. */
export const closedPolicy: Policy = (bet, { chain }) =>
  access.closed && chain && (bet.step ?? 0) === 0
    ? { kind: "policy", sentence: "The casino is closed for new bets. Open games can be finished." }
    : null

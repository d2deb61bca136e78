import type { Policy } from "#features/games"
import { access } from "../shell/access"

export const CLOSED = "The casino is closed for new bets. Open games can be finished."

/** A closed casino starts no bet with real tokens. */
export const closedPolicy: Policy = (_bet, { chain }) =>
  access.closed && chain ? { kind: "policy", sentence: CLOSED } : null

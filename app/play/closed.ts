import type { Policy } from "#features/games"
import { access } from "../shell/access"

export const CLOSED = "The casino is closed for new bets. You can finish open games."

/** A closed casino starts no bet with real tokens. */
export const closedPolicy: Policy = (_bet, { chain }) =>
  access.closed && chain ? { kind: "policy", sentence: CLOSED } : null

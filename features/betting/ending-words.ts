import type { Verdict } from "./judgement"
import type { EngineMessageId } from "./model/bet-message"
import type { Bet, FailureReason } from "./model/round-state"
import type { BetOutcome } from "./tracking"

interface EndingWords {
  reason: FailureReason
  id: EngineMessageId
  /** The wager is in the wallet, by more than one word of a node. */
  isProven: boolean
}

const notExecuted = {
  expired: { reason: "expired", id: "BET_EXPIRED", isProven: true },
  "rolled-back": { reason: "program-refused", id: "BET_ROLLED_BACK", isProven: true },
  cancelled: { reason: "cancelled", id: "BET_CANCELLED", isProven: true },
} as const satisfies Record<Verdict, EndingWords>
/** Who refused the bet, where it was not the program. */
const refusedBy = { commitment: "BET_STOPPED", wallet: "BET_STOPPED_BY_WALLET", program: "BET_ROLLED_BACK" } as const

/** What is shown of a bet without a result; `judged` where it was not given up on a node's word alone. */
export function endingWords(
  ending: Exclude<BetOutcome, { kind: "settled" }>,
  { step = 0 }: Bet,
  judged: boolean,
): EndingWords {
  if (ending.kind === "unknown")
    return { reason: "expired", id: ending.isDead ? "BET_UNKNOWN_OVER" : "BET_UNKNOWN", isProven: false }
  const { why, by = "program" } = ending
  if (judged) return why === "rolled-back" ? { ...notExecuted[why], id: refusedBy[by] } : notExecuted[why]
  if (why === "rolled-back")
    return {
      reason: "program-refused",
      id: by === "wallet" ? "BET_STOPPED_SAYS_NODE" : "BET_REFUSED_BY_NODE",
      isProven: false,
    }
  return { reason: "expired", id: step > 0 ? "STEP_OUT_OF_SIGHT" : "BET_OUT_OF_SIGHT", isProven: false }
}

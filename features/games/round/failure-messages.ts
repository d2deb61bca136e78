import { rawMessageKind } from "#features/chain"
import { type MessageId, messageOf } from "#features/messages"
import type { RefusalMessage } from "../bet/refusal"
import type { FailureReason } from "./round-state"
import type { BetOutcome } from "./track-bet"

/** What a wallet said that did not sign, as the catalogue words it. */
export function walletFailure(words: string): RefusalMessage {
  if (words === "") return messageOf("TRANSACTION_FAILED")
  const id = rawMessageKind(words)
  return id === "TRANSACTION_FAILED_WITH" ? messageOf(id, { message: words }) : messageOf(id)
}

type NotExecuted = Extract<BetOutcome, { kind: "void" }>["why"]

export const notExecutedReasons: Record<NotExecuted, FailureReason> = {
  expired: "expired",
  "rolled-back": "program-refused",
  cancelled: "cancelled",
}

export const notExecutedMessages = {
  expired: "BET_EXPIRED",
  "rolled-back": "BET_ROLLED_BACK",
  cancelled: "BET_CANCELLED",
} as const satisfies Record<NotExecuted, MessageId>

import { type FailureReason, holdsBack, type MoneyMoved, type RoundState } from "@dghrt/betting/model"
import { entryOf, type Message, type MessageId, messageOf } from "#features/messages"

export type FailedRound = Extract<RoundState, { phase: "failed" }>

export interface FailureNotice {
  title: string
  money: string
  next: string
}

const messageIds = {
  refused: "BET_REFUSED",
  "rejected-by-wallet": "TRANSACTION_REJECTED",
  "wallet-failed": "TRANSACTION_FAILED",
  "not-connected": "WALLET_REQUIRED",
  "insufficient-funds": "INSUFFICIENT_FUNDS",
  "simulation-failed": "SIMULATION_FAILED",
  "program-refused": "PROGRAM_ERROR",
  "wallet-changed-transaction": "WALLET_CHANGED_TRANSACTION",
  "transaction-too-large": "TRANSACTION_TOO_LARGE",
  unexpected: "APPLICATION_ERROR",
  network: "NETWORK_ERROR",
  "code-missing": "CODE_MISSING",
  expired: "TRANSACTION_FAILED",
  cancelled: "BET_CANCELLED",
  "busy-elsewhere": "PLAYING_ELSEWHERE",
} as const satisfies Record<FailureReason, MessageId>

/** Reasons whose title says too little: the chain's own sentence follows it, such as what the program refused. */
const explainedByRound: readonly FailureReason[] = ["simulation-failed", "program-refused"]

/** What the catalogue says of a bet that failed. The round names the entry where it knows more than the reason. */
export function failureMessage({
  reason,
  messageId,
  message,
}: FailedRound): Pick<Message, "title" | "text" | "next" | "tone"> {
  if (messageId === undefined) return messageOf(messageIds[reason])
  return { ...entryOf(messageId), text: message }
}

/** Whether the sentence of the round says more than the title. */
export const isExplained = ({ reason, messageId, message }: FailedRound): boolean =>
  message !== "" && (messageId !== undefined || explainedByRound.includes(reason))

const money: Record<MoneyMoved, string> = {
  no: "No money has moved.",
  yes: "Your stake has left the wallet.",
  unknown: "We do not know yet whether your stake has left the wallet.",
}

const WAIT = "Your bet is safe to resume: stay here or come back later. Betting stays off until this is settled."
const COMING = "The result appears here as soon as the network has it."

/** What happened, whether money moved, what to do next. Another bet is suggested only when that is known. */
export function failureNotice(round: FailedRound): FailureNotice {
  const { moneyMoved, message } = round
  const { title, next } = failureMessage(round)
  const follow = { no: next, yes: COMING, unknown: holdsBack(round) ? WAIT : next }[moneyMoved]
  return { title: isExplained(round) ? `${title}. ${message}` : title, money: money[moneyMoved], next: follow }
}

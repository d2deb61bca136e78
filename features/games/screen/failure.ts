import type { FailureReason, MoneyMoved, RoundState } from "../round/round-state"

export type FailedRound = Extract<RoundState, { phase: "failed" }>

export interface FailureNotice {
  title: string
  money: string
  next: string
}

const reasons: Record<FailureReason, { title: string; next: string }> = {
  "not-connected": { title: "No wallet is connected", next: "Connect a wallet, then play." },
  "refused-by-guard": { title: "This bet was not sent", next: "Change the bet, then play again." },
  "rejected-by-wallet": { title: "The bet was declined in your wallet", next: "Play again whenever you like." },
  "insufficient-funds": {
    title: "The balance does not cover this bet and its fees",
    next: "Lower the bet or add funds.",
  },
  "simulation-failed": { title: "A test run of this bet failed", next: "Change the bet or try again in a moment." },
  "program-refused": { title: "The program refused this bet", next: "Change the bet, then play again." },
  network: { title: "The network could not be reached", next: "Check your connection, then play again." },
  expired: { title: "The bet reached the network too late", next: "You can play again." },
  "no-answer": { title: "The network has not answered", next: "You can play again." },
  "busy-elsewhere": {
    title: "This wallet is playing in another tab",
    next: "Finish that bet first, then play here.",
  },
}

const money: Record<MoneyMoved, string> = {
  no: "No money has moved.",
  yes: "Your stake has left the wallet.",
  unknown: "It is not known yet whether your stake has moved.",
}

const WAIT = "Your bet is safe to resume: stay here or come back later. Betting stays off until this is settled."
const COMING = "The result appears here as soon as the network has it."

/** What happened, whether money moved, what to do next. Another bet is suggested only when that is known. */
export function failureNotice({ reason, moneyMoved, message }: FailedRound): FailureNotice {
  const { title, next } = reasons[reason]
  const follow = { no: next, yes: COMING, unknown: WAIT }[moneyMoved]
  return { title: message === "" ? title : `${title}. ${message}`, money: money[moneyMoved], next: follow }
}

import type { FailureReason, MoneyMoved, RoundState } from "../round/round-state"

export type FailedRound = Extract<RoundState, { phase: "failed" }>

export interface FailureNotice {
  title: string
  money: string
  next: string
}

interface Reason {
  title: string
  next: string
  /** The title alone does not say what was wrong: the round's own words follow it. */
  open?: true
}

const reasons: Record<FailureReason, Reason> = {
  refused: { title: "This bet was not sent", next: "Change the bet, then play again.", open: true },
  "rejected-by-wallet": { title: "The bet was declined in your wallet", next: "You can play again." },
  "not-connected": { title: "Your wallet is no longer connected", next: "Connect it, then play again." },
  "insufficient-funds": {
    title: "The balance does not cover this bet and its fees",
    next: "Lower the bet or add funds.",
  },
  "simulation-failed": {
    title: "A test run of this bet failed",
    next: "Change the bet or try again in a moment.",
    open: true,
  },
  "program-refused": { title: "The program refused this bet", next: "Change the bet, then play again.", open: true },
  "wallet-changed-transaction": {
    title: "Your wallet changed the transaction, so it was not sent",
    next: "Check your wallet's settings, or play with another wallet.",
  },
  "transaction-too-large": {
    title: "This bet does not fit into one transaction",
    next: "Choose simpler game settings, then play again.",
  },
  unexpected: { title: "Something went wrong in this app", next: "Try again. If it happens again, reload the page." },
  network: { title: "The network could not be reached", next: "Check your connection, then play again." },
  expired: { title: "The bet did not reach the network in time", next: "You can play again." },
  cancelled: { title: "The bet was cancelled, and its wager is back in your wallet", next: "You can play again." },
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
  const { title, next, open = false } = reasons[reason]
  const follow = { no: next, yes: COMING, unknown: WAIT }[moneyMoved]
  return { title: open && message !== "" ? `${title}. ${message}` : title, money: money[moneyMoved], next: follow }
}

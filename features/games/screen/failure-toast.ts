import { findGame } from "../catalogue"
import type { FailureReason } from "../round/round-state"
import type { FailedRound } from "./failure"

export interface FailureToast {
  title: string
  detail: string
}

/** The specification's texts by kind of failure. Without a detail, the round's own sentence is shown. */
const words: Record<FailureReason, { title: string; detail?: string }> = {
  refused: { title: "Invalid Bet" },
  "rejected-by-wallet": {
    title: "Transaction Rejected",
    detail: "You rejected the transaction in your wallet.",
  },
  "not-connected": { title: "Wallet Required", detail: "Connect your wallet, then play again." },
  "insufficient-funds": {
    title: "Insufficient Funds",
    detail: "Insufficient funds. Please deposit more to continue.",
  },
  "simulation-failed": {
    title: "Simulation Failed",
    detail: "The transaction would fail on chain, so nothing was sent. Check your bet and balance.",
  },
  "program-refused": { title: "Program Error" },
  "wallet-changed-transaction": { title: "Transaction Changed" },
  "transaction-too-large": { title: "Transaction Too Large" },
  unexpected: { title: "Unexpected Error" },
  network: {
    title: "Network Error",
    detail: "We could not reach the network. Check your connection and try again.",
  },
  expired: { title: "Transaction Failed", detail: "Your transaction could not be completed. Please try again." },
  cancelled: { title: "Transaction Failed" },
  "busy-elsewhere": { title: "Playing Elsewhere" },
}

const unsettled = {
  title: "No Confirmation Yet",
  detail: "Check the transaction before you retry.",
}

/** The toast about a failed bet. It never suggests another bet while the first one may still execute. */
export function failureToast({ bet, reason, moneyMoved, message }: FailedRound): FailureToast {
  const { title, detail = message } = moneyMoved === "no" ? words[reason] : unsettled
  // The toast may appear on another game's page.
  const game = bet && findGame(bet.gameId)
  return { title, detail: game ? `${game.meta.name}: ${detail}` : detail }
}

import type { ToastTone } from "@dghrt/design-system"
import { type Message, messageOf } from "#features/messages"
import { findGame } from "../catalogue"
import type { FailureReason } from "../round/round-state"
import type { FailedRound } from "./failure"

export interface FailureToast {
  tone: ToastTone
  title: string
  detail: string
}

/** The catalogue's message by reason. `own` marks those whose cause only the round's own sentence knows. */
const messages: Record<FailureReason, { message: Message; own?: true }> = {
  refused: { message: messageOf("INVALID_BET"), own: true },
  "rejected-by-wallet": { message: messageOf("TRANSACTION_REJECTED") },
  "not-connected": { message: messageOf("WALLET_REQUIRED") },
  "insufficient-funds": { message: messageOf("INSUFFICIENT_FUNDS") },
  "simulation-failed": { message: messageOf("SIMULATION_FAILED") },
  "program-refused": { message: messageOf("PROGRAM_ERROR"), own: true },
  "wallet-changed-transaction": { message: messageOf("WALLET_CHANGED_TRANSACTION") },
  "transaction-too-large": { message: messageOf("TRANSACTION_TOO_LARGE") },
  unexpected: { message: messageOf("APPLICATION_ERROR"), own: true },
  network: { message: messageOf("NETWORK_ERROR") },
  expired: { message: messageOf("TRANSACTION_FAILED") },
  cancelled: { message: messageOf("BET_CANCELLED"), own: true },
  "busy-elsewhere": { message: messageOf("PLAYING_ELSEWHERE"), own: true },
}

/** The toast about a failed bet. It never suggests another bet while the first one may still execute. */
export function failureToast({ bet, reason, moneyMoved, message }: FailedRound): FailureToast {
  const { message: known, own = false } =
    moneyMoved === "no" ? messages[reason] : { message: messageOf("TRANSACTION_TIMEOUT") }
  const detail = own && message !== "" ? message : known.text
  // The toast may appear on another game's page.
  const game = bet && findGame(bet.gameId)
  return { tone: known.tone, title: known.title, detail: game ? `${game.meta.name}: ${detail}` : detail }
}

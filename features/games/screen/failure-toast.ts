import type { ToastTone } from "@dghrt/design-system"
import { messageOf } from "#features/messages"
import { findGame } from "../catalogue"
import type { FailureReason } from "../round/round-state"
import { type FailedRound, failureMessage } from "./failure"

export interface FailureToast {
  tone: ToastTone
  title: string
  detail: string
}

/** Announced in the round's own words, which name the limit or the cause. */
const inOwnWords: readonly FailureReason[] = ["refused", "program-refused", "unexpected", "cancelled", "busy-elsewhere"]

/** The toast about a failed bet. It never suggests another bet while the first one may still execute. */
export function failureToast({ bet, reason, moneyMoved, message }: FailedRound): FailureToast {
  const known = moneyMoved === "no" ? failureMessage(reason) : messageOf("TRANSACTION_TIMEOUT")
  const ownWords = moneyMoved === "no" && inOwnWords.includes(reason) && message !== ""
  const detail = ownWords ? message : known.text
  // The toast may appear on another game's page.
  const game = bet && findGame(bet.gameId)
  return { tone: known.tone, title: known.title, detail: game ? `${game.meta.name}: ${detail}` : detail }
}

import { holdsBack } from "@dghrt/betting/model"
import type { ToastTone } from "@dghrt/design-system"
import { messageOf } from "#features/messages"
import { findGame } from "../catalogue/catalogue"
import { type FailedRound, failureMessage, isExplained } from "../screen/failure"

export interface FailureToast {
  tone: ToastTone
  title: string
  detail: string
  link?: { label: string; href: string }
  /** The board announces the same. */
  silent?: boolean
}

/** The toast about a failed bet. It never suggests another bet while the first one may still execute. */
export function failureToast(round: FailedRound): FailureToast {
  const { bet, moneyMoved, message } = round
  const isFree = moneyMoved === "no" || (moneyMoved === "unknown" && !holdsBack(round))
  const known = isFree ? failureMessage(round) : messageOf("TRANSACTION_TIMEOUT")
  const detail = isFree && isExplained(round) ? message : known.text
  // The toast may appear on another game's page.
  const game = bet && findGame(bet.gameId)
  return { tone: known.tone, title: known.title, detail: game ? `${game.meta.name}: ${detail}` : detail }
}

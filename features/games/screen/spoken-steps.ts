import { type Bet, isWaiting, type RoundState } from "@dghrt/betting/model"
import { OVERDUE } from "./progress"

type Line = "sign" | "sent" | "late"

/** What was announced of the bet that is under way. */
export interface SpokenSteps {
  /** Null while no bet is under way. */
  bet: Bet | null
  said: readonly Line[]
  text: string
}

export const nothingSpoken: SpokenSteps = { bet: null, said: [], text: "" }

export const SIGN_NOW = "Sign in your wallet."
const sentences: Record<Line, string> = { sign: SIGN_NOW, sent: "Bet sent.", late: OVERDUE }

function lineOf(round: RoundState, signsSlowly: boolean): Line | null {
  switch (round.phase) {
    case "signing":
      return signsSlowly ? "sign" : null
    case "confirming":
    case "settled":
      return "sent"
    case "overdue":
      return "late"
    default:
      return null
  }
}

/**
 * What is announced of a bet's wait, each sentence once: that the wallet asks, once it has asked for more than a second;
 * that the network has accepted the bet; and that its result is late. A result that was there before says nothing here.
 */
export function nextSpokenSteps(before: SpokenSteps, round: RoundState, signsSlowly: boolean): SpokenSteps {
  if (!isWaiting(round) && round.phase !== "settled") return nothingSpoken
  const now = isWaiting(round) && round.bet !== before.bet ? { ...nothingSpoken, bet: round.bet } : before
  const line = lineOf(round, signsSlowly)
  if (line === null || now.bet === null || now.said.includes(line)) return now
  // After "Still waiting", that it was sent is no news.
  if (line === "sent" && now.said.includes("late")) return now
  return { ...now, said: [...now.said, line], text: sentences[line] }
}

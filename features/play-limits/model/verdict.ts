import { type ChosenLimits, limitsAt, type PlayLimits } from "./limits"
import { lossOf, netPosition, nextDayMs, nothingPlayed, onDayOf, type PlayRecord, recordAt } from "./play-record"

/** A token as far as sentences about it care. */
export interface TokenWords {
  mint: string
  symbol: string
  decimals: number
}

interface Given {
  limits: PlayLimits
  record: PlayRecord
  token: TokenWords
  /** ms since 1970. */
  nowMs: number
  /** An amount of the token, with its symbol. */
  text: (amount: bigint) => string
  /** A time, for people: "14:02", or with its day where that is not today. */
  time: (atMs: number) => string
}

const minute = 60_000

/** When the next reminder is due, in ms since 1970; null without one. */
export function reminderAtMs({ reminderMinutes }: ChosenLimits, record: PlayRecord): number | null {
  if (reminderMinutes === null || record.session === null) return null
  return record.session.answeredAtMs + reminderMinutes * minute
}

/** When the session that is under way has lasted as long as it may, in ms since 1970; null without a limit or a session. */
export const sessionEndAtMs = ({ sessionMinutes }: ChosenLimits, { session }: PlayRecord): number | null =>
  sessionMinutes === null || session === null ? null : session.startedAtMs + sessionMinutes * minute

/** Why nothing can be started with this token now, as a sentence for the player; null when something can. */
export function closedReason({ limits, record: before, token, nowMs, text, time }: Given): string | null {
  if (limits.coolOffUntilMs > nowMs) return `You are cooling off until ${time(limits.coolOffUntilMs)}.`
  const record = recordAt(before, nowMs)
  const chosen = limitsAt(limits, token.mint, nowMs)
  const endAtMs = sessionEndAtMs(chosen, record)
  const today = onDayOf(nowMs, record)
  if (today.ended || (endAtMs !== null && endAtMs <= nowMs))
    return `You reached your session limit. No more play until ${time(nextDayMs(nowMs))}.`
  const reminder = reminderAtMs(chosen, record)
  if (reminder !== null && reminder <= nowMs) return "Answer the session reminder first."
  const lost = lossOf(today.totals[token.mint] ?? nothingPlayed)
  if (chosen.loss !== null && lost >= chosen.loss)
    return `You reached today's loss limit of ${text(chosen.loss)}. The next day begins at ${time(nextDayMs(nowMs))}.`
  return null
}

/** Why a bet may not be started, as one or two sentences for the player; null when the player's limits allow it. */
export function betRefusal(bet: { wager: bigint }, given: Given): string | null {
  const closed = closedReason(given)
  if (closed !== null) return closed
  const { limits, token, nowMs, text } = given
  const { loss, wager } = limitsAt(limits, token.mint, nowMs)
  if (wager !== null && bet.wager > wager) return `Your limit for one bet is ${text(wager)}.`
  if (loss === null) return null
  const left = loss + netPosition(onDayOf(nowMs, given.record).totals[token.mint] ?? nothingPlayed)
  if (bet.wager <= left) return null
  return `Losing this bet would pass today's limit of ${text(loss)}. You can bet up to ${text(left)}.`
}

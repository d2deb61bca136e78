import * as v from "valibot"
import { amount } from "#features/kernel"
import { changed, noRule, ruleOf, timeMs, valueAt } from "./rule"

const mint = v.pipe(v.string(), v.maxLength(44))
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** What a player has set for one wallet in this browser. */
export const playLimits = v.object({
  /** By mint, in that token's smallest unit: what may be lost in a day, with the fees of a bet in that token. */
  loss: v.record(mint, ruleOf(amount)),
  /** By mint, in that token's smallest unit: the largest single bet. */
  wager: v.record(mint, ruleOf(amount)),
  /** Minutes of play after which the session reminder appears. */
  reminderMinutes: ruleOf(positive),
  /** Minutes of play after which there is no more on that day. */
  sessionMinutes: ruleOf(positive),
  /** Until when nothing is played, in ms since 1970; 0 for never. */
  coolOffUntilMs: timeMs,
})
export type PlayLimits = v.InferOutput<typeof playLimits>

export const noLimits: PlayLimits = {
  loss: {},
  wager: {},
  reminderMinutes: noRule,
  sessionMinutes: noRule,
  coolOffUntilMs: 0,
}

/** The limits as they are chosen, for play with one token. Null where there is none. */
export interface ChosenLimits {
  /** In the token's smallest unit. */
  loss: bigint | null
  wager: bigint | null
  reminderMinutes: number | null
  sessionMinutes: number | null
}

/** The rules of one token, and those of every token. */
export const rulesFor = (limits: PlayLimits, token: string) => ({
  loss: limits.loss[token] ?? noRule,
  wager: limits.wager[token] ?? noRule,
  reminderMinutes: limits.reminderMinutes,
  sessionMinutes: limits.sessionMinutes,
})

/** What counts at a time for bets in a token. */
export function limitsAt(limits: PlayLimits, token: string, nowMs: number): ChosenLimits {
  const rules = rulesFor(limits, token)
  return {
    loss: valueAt(rules.loss, nowMs),
    wager: valueAt(rules.wager, nowMs),
    reminderMinutes: valueAt(rules.reminderMinutes, nowMs),
    sessionMinutes: valueAt(rules.sessionMinutes, nowMs),
  }
}

/** The limits after the player chose: what is stricter counts at once, what is looser a day later. */
export function withChosen(limits: PlayLimits, token: string, chosen: ChosenLimits, nowMs: number): PlayLimits {
  const rules = rulesFor(limits, token)
  return {
    ...limits,
    loss: { ...limits.loss, [token]: changed(rules.loss, chosen.loss, nowMs) },
    wager: { ...limits.wager, [token]: changed(rules.wager, chosen.wager, nowMs) },
    reminderMinutes: changed(rules.reminderMinutes, chosen.reminderMinutes, nowMs),
    sessionMinutes: changed(rules.sessionMinutes, chosen.sessionMinutes, nowMs),
  }
}

/** No play from now on for as long as that; a cool-off that lasts longer stays as it is. */
export const withCoolOff = (limits: PlayLimits, lengthMs: number, nowMs: number): PlayLimits => ({
  ...limits,
  coolOffUntilMs: Math.max(limits.coolOffUntilMs, nowMs + lengthMs),
})

/** Whether the player has set anything that is to be seen while they play with a token. */
export const setsAnything = ({ loss, wager, reminderMinutes, sessionMinutes }: ChosenLimits): boolean =>
  [loss, wager, reminderMinutes, sessionMinutes].some((value) => value !== null)

import * as v from "valibot"

/** How long a looser limit waits: a decision made in the heat of play is slept over. */
export const LOOSER_WAITS_MS = 24 * 60 * 60 * 1000

/** One limit that a player has set; null sets none. A lower value is the stricter one. */
export interface Rule<Value extends bigint | number> {
  readonly value: Value | null
  /** What takes its place, and from when in ms since 1970. */
  readonly later: { readonly value: Value | null; readonly fromMs: number } | null
}

export const noRule = { value: null, later: null } as const

export const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const ruleOf = <Value extends bigint | number>(value: v.GenericSchema<unknown, Value>) =>
  v.object({
    value: v.nullable(value),
    later: v.nullable(v.object({ value: v.nullable(value), fromMs: timeMs })),
  })

/** What the rule says at a time; null when it says nothing. */
export const valueAt = <Value extends bigint | number>({ value, later }: Rule<Value>, nowMs: number): Value | null =>
  later !== null && later.fromMs <= nowMs ? later.value : value

/** What is still to come of a rule; null when nothing is. */
export const waitingAt = <Value extends bigint | number>({ later }: Rule<Value>, nowMs: number) =>
  later !== null && later.fromMs > nowMs ? later : null

/** The rule after the player chose another value: a stricter one counts at once, a looser one after `LOOSER_WAITS_MS`. */
export function changed<Value extends bigint | number>(
  rule: Rule<Value>,
  next: Value | null,
  nowMs: number,
): Rule<Value> {
  const current = valueAt(rule, nowMs)
  if (current === null || (next !== null && next <= current)) return { value: next, later: null }
  // The same wish again does not start the wait anew.
  const waiting = waitingAt(rule, nowMs)
  if (waiting !== null && waiting.value === next) return rule
  return { value: current, later: { value: next, fromMs: nowMs + LOOSER_WAITS_MS } }
}

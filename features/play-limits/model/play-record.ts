import * as v from "valibot"
import { amountSum } from "#contract/amount"
import { timeMs } from "./rule"

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const mint = v.pipe(v.string(), v.maxLength(44))

const totals = v.object({
  plays: count,
  wins: count,
  /** In the token's smallest unit, as the next two. */
  wagered: amountSum,
  /** What the bets took from the wallet in their token: wagers and fees, without bonus tokens. */
  spent: amountSum,
  /** Payouts and jackpots. */
  returned: amountSum,
})
export type Totals = v.InferOutput<typeof totals>

const byMint = v.record(mint, totals)

/** How one wallet has played in this browser: today, and in the session that is under way. */
export const playRecord = v.object({
  /** The player's own calendar day, "2026-11-26". */
  day: v.pipe(v.string(), v.maxLength(10)),
  today: byMint,
  session: v.nullable(
    v.object({
      startedAtMs: timeMs,
      /** When a table was last open. */
      seenAtMs: timeMs,
      /** When the player last answered a reminder. */
      answeredAtMs: timeMs,
      totals: byMint,
    }),
  ),
  /** The day on which the session limit ended play; empty before. */
  endedOn: v.pipe(v.string(), v.maxLength(10)),
  /** Results that are counted, the latest first. */
  counted: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(100)),
})
export type PlayRecord = v.InferOutput<typeof playRecord>
export type PlaySessionRecord = NonNullable<PlayRecord["session"]>

export const emptyRecord: PlayRecord = { day: "", today: {}, session: null, endedOn: "", counted: [] }
export const nothingPlayed: Totals = { plays: 0, wins: 0, wagered: 0n, spent: 0n, returned: 0n }

/** Without a table for so long, a session has ended. */
export const SESSION_GAP_MS = 30 * 60 * 1000
/** Clocks of a device are set back by this much without meaning anything. */
const CLOCK_STEP_MS = 60 * 1000
const remembered = 100

/** The calendar day of the player's own clock. */
export function dayOf(nowMs: number): string {
  const date = new Date(nowMs)
  const two = (value: number) => String(value).padStart(2, "0")
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The record as it is now: yesterday's totals are gone, and a session that was left, or ended an earlier day, is over. */
export function recordAt(record: PlayRecord, nowMs: number): PlayRecord {
  const day = dayOf(nowMs)
  const { session, endedOn } = record
  const left =
    session !== null && (nowMs - session.seenAtMs > SESSION_GAP_MS || session.seenAtMs - nowMs > CLOCK_STEP_MS)
  // A page that stays open past midnight must not carry the session that closed one day into the next. Days sort as text.
  const endedBefore = session !== null && dayOf(session.startedAtMs) <= endedOn && endedOn < day
  const over = left || endedBefore
  if (record.day === day && !over) return record
  return { ...record, day, today: record.day === day ? record.today : {}, session: over ? null : session }
}

/** A table with real tokens is open: the session goes on, or begins. None begins on a day that has ended. */
export function withTableOpen(before: PlayRecord, nowMs: number): PlayRecord {
  const record = recordAt(before, nowMs)
  if (record.session === null && record.endedOn === dayOf(nowMs)) return record
  const session = record.session ?? { startedAtMs: nowMs, seenAtMs: nowMs, answeredAtMs: nowMs, totals: {} }
  return { ...record, session: { ...session, seenAtMs: Math.max(session.seenAtMs, nowMs) } }
}

/** The player has answered the reminder. */
export function withAnswer(before: PlayRecord, nowMs: number): PlayRecord {
  const record = withTableOpen(before, nowMs)
  return record.session ? { ...record, session: { ...record.session, answeredAtMs: nowMs } } : record
}

/** The session has reached its limit, at this time. */
export const withDayEnded = (record: PlayRecord, atMs: number): PlayRecord => ({ ...record, endedOn: dayOf(atMs) })

/** A play as far as the record cares; amounts in the token's smallest unit. */
export interface RecordedPlay {
  /** Names the result for good. */
  key: string
  token: string
  wager: bigint
  spent: bigint
  returned: bigint
}

/** Counts a play once, however often it is shown. */
export function withPlay(before: PlayRecord, play: RecordedPlay, nowMs: number): PlayRecord {
  const key = play.key.slice(0, 120)
  if (before.counted.includes(key)) return before
  const record = withTableOpen(before, nowMs)
  const add = (all: Record<string, Totals>) => ({ ...all, [play.token]: sum(all[play.token] ?? nothingPlayed, play) })
  return {
    ...record,
    today: add(record.today),
    session: record.session && { ...record.session, totals: add(record.session.totals) },
    counted: [key, ...record.counted].slice(0, remembered),
  }
}

const sum = (total: Totals, { wager, spent, returned }: RecordedPlay): Totals => ({
  plays: total.plays + 1,
  wins: total.wins + (returned > wager ? 1 : 0),
  wagered: total.wagered + wager,
  spent: total.spent + spent,
  returned: total.returned + returned,
})

/** What came back less what was spent; negative for a loss. */
export const netOf = ({ returned, spent }: Totals): bigint => returned - spent

/** What has been lost; 0n while more came back. */
export const lossOf = (total: Totals): bigint => (total.spent > total.returned ? total.spent - total.returned : 0n)

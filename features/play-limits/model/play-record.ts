import { versioned } from "@dghrt/kernel/versioned"
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

const dayName = v.pipe(v.string(), v.maxLength(10))

/** How one wallet has played in this browser: on each of the last days, and in the session that is under way. */
export const playRecord = v.object({
  /**
   * By UTC day, "2026-11-26", the one written last at the end. A device that comes back from another time zone, or from a wrong
   * date, finds its own.
   */
  days: v.record(
    dayName,
    v.object({
      totals: byMint,
      /** The session limit ended play on this day. */
      ended: v.boolean(),
    }),
  ),
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
  /** Results that are counted, the latest first. */
  counted: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(100)),
})
export type PlayRecord = v.InferOutput<typeof playRecord>
export type PlaySessionRecord = NonNullable<PlayRecord["session"]>

const firstRecord = v.looseObject({ day: dayName, today: byMint, endedOn: dayName })
/** The first version had the totals of one day, by the player's own calendar. */
export const recordShape = versioned(2, (stored) => {
  if (!v.is(firstRecord, stored)) return stored
  const { day, today, endedOn, ...rest } = stored
  const ended = endedOn === "" ? {} : { [endedOn]: { totals: {}, ended: true } }
  return { ...rest, days: { ...ended, ...(day !== "" && { [day]: { totals: today, ended: endedOn === day } }) } }
})

export const emptyRecord: PlayRecord = { days: {}, session: null, counted: [] }
export const nothingPlayed: Totals = { plays: 0, wins: 0, wagered: 0n, spent: 0n, returned: 0n }

/** Without a table for so long, a session has ended. */
export const SESSION_GAP_MS = 30 * 60 * 1000
/** Clocks of a device are set back by this much without meaning anything. */
const CLOCK_STEP_MS = 60 * 1000
const remembered = 100
const rememberedDays = 7
const DAY_MS = 24 * 60 * 60 * 1000

const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)

/** When the next day begins, for everyone at the same time. */
export const nextDayMs = (nowMs: number): number => (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS

const nothingOn = { totals: {}, ended: false }
/** What was played on the day of this time, and whether play has ended on it. */
export const onDayOf = (atMs: number, { days }: PlayRecord): PlayRecord["days"][string] =>
  days[dayOf(atMs)] ?? nothingOn

function withDay(record: PlayRecord, atMs: number, change: Partial<PlayRecord["days"][string]>): PlayRecord {
  const { [dayOf(atMs)]: _, ...others } = record.days
  const kept = Object.entries(others).slice(1 - rememberedDays)
  return { ...record, days: { ...Object.fromEntries(kept), [dayOf(atMs)]: { ...onDayOf(atMs, record), ...change } } }
}

/** The record as it is now: a session that was left, or ended an earlier day, is over. */
export function recordAt(record: PlayRecord, nowMs: number): PlayRecord {
  const day = dayOf(nowMs)
  const { session, days } = record
  const left =
    session !== null && (nowMs - session.seenAtMs > SESSION_GAP_MS || session.seenAtMs - nowMs > CLOCK_STEP_MS)
  // A page that stays open past midnight must not carry the session that closed one day into the next. Days sort as text.
  const began = session && dayOf(session.startedAtMs)
  const endedBefore = Object.entries(days).some(([on, { ended }]) => ended && began !== null && began <= on && on < day)
  return left || endedBefore ? { ...record, session: null } : record
}

/** A table with real tokens is open: the session goes on, or begins. None begins on a day that has ended. */
export function withTableOpen(before: PlayRecord, nowMs: number): PlayRecord {
  const record = recordAt(before, nowMs)
  if (record.session === null && onDayOf(nowMs, record).ended) return record
  const session = record.session ?? { startedAtMs: nowMs, seenAtMs: nowMs, answeredAtMs: nowMs, totals: {} }
  return { ...record, session: { ...session, seenAtMs: Math.max(session.seenAtMs, nowMs) } }
}

/** The player has answered the reminder. */
export function withAnswer(before: PlayRecord, nowMs: number): PlayRecord {
  const record = withTableOpen(before, nowMs)
  return record.session ? { ...record, session: { ...record.session, answeredAtMs: nowMs } } : record
}

/** The session has reached its limit, at this time. */
export const withDayEnded = (record: PlayRecord, atMs: number): PlayRecord => withDay(record, atMs, { ended: true })

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
    ...withDay(record, nowMs, { totals: add(onDayOf(nowMs, record).totals) }),
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
export const netPosition = ({ returned, spent }: Totals): bigint => returned - spent

/** What has been lost; 0n while more came back. */
export const lossOf = (total: Totals): bigint => (total.spent > total.returned ? total.spent - total.returned : 0n)

import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { limitsAt, noLimits } from "./limits"
import { createOwnLimits, storedLimits, storedRecord } from "./own-limits"
import { emptyRecord, netPosition, onDayOf, type PlayRecord, SESSION_GAP_MS } from "./play-record"
import { closedReason } from "./verdict"

const none = { loss: null, wager: null, reminderMinutes: null, sessionMinutes: null }
const noonMs = Date.UTC(2026, 10, 26, 12)
const minute = 60_000

/** Tabs of one browser with one wallet: the same storage and the same clock. */
function browser(port = memoryStorage(), lasts = true) {
  const clock = { nowMs: noonMs }
  const tab = () =>
    createOwnLimits({
      limits: storedLimits("me", port),
      record: storedRecord("me", port),
      lasts,
      nowMs: () => clock.nowMs,
    })
  return { port, clock, tab }
}
const play = (key: string, spent: bigint, returned: bigint) => ({ key, token: "sol", wager: spent, spent, returned })

const endedDays = ({ days }: PlayRecord) => Object.keys(days).filter((day) => days[day]?.ended)

test("limits outlive a reload", () => {
  const { tab } = browser()
  tab().choose("sol", { ...none, loss: 100n, reminderMinutes: 60 })
  expect(limitsAt(tab().state.limits, "sol", noonMs)).toEqual({ ...none, loss: 100n, reminderMinutes: 60 })
})

test("plays of two tabs are all counted, and each of them once", () => {
  const { tab } = browser()
  const [first, second] = [tab(), tab()]
  first.count(play("a", 10n, 0n))
  second.count(play("b", 10n, 30n))
  first.count(play("b", 10n, 30n))
  const { session } = first.state.record
  expect(onDayOf(noonMs, first.state.record).totals.sol).toEqual({
    plays: 2,
    wins: 1,
    wagered: 20n,
    spent: 20n,
    returned: 30n,
  })
  expect(session?.totals.sol && netPosition(session.totals.sol)).toBe(10n)
})

const time = (atMs: number) => new Date(atMs).toISOString().slice(11, 16)
const reasonOf = (own: ReturnType<ReturnType<typeof browser>["tab"]>, nowMs: number) =>
  closedReason({ ...own.read(), token: { mint: "sol", symbol: "SOL", decimals: 9 }, nowMs, text: String, time })

test("a day is the same in London and on Kiritimati: a journey there and back lifts no limit", () => {
  const { tab, clock } = browser()
  const own = tab()
  own.choose("sol", { ...none, loss: 10n })
  own.count(play("a", 10n, 0n))
  const before = process.env.TZ
  for (const zone of ["Europe/London", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/London"]) {
    process.env.TZ = zone
    own.gameOpen("sol")
    expect(reasonOf(own, clock.nowMs)).toBe("You reached today's loss limit of 10. The next day begins at 00:00.")
  }
  process.env.TZ = before
})

test.each([
  ["the day's loss", { loss: 10n }],
  ["an ended day", { sessionMinutes: 30 }],
])("a clock that goes ahead, is played by, and comes back finds %s again", (_, limit) => {
  const { tab, clock } = browser()
  const own = tab()
  own.choose("sol", { ...none, ...limit })
  own.gameOpen("sol")
  own.count(play("a", 10n, 0n))
  clock.nowMs += 30 * minute
  own.gameOpen("sol")
  expect(reasonOf(own, clock.nowMs)).not.toBeNull()
  for (const days of [1, 365, -3]) {
    clock.nowMs += days * 24 * 60 * minute
    own.gameOpen("sol")
    expect(reasonOf(own, clock.nowMs)).toBeNull()
    own.count(play(`${days}`, 5n, 0n))
    clock.nowMs -= days * 24 * 60 * minute
    own.gameOpen("sol")
    expect(reasonOf(own, clock.nowMs)).not.toBeNull()
  }
})

test("what the first version has stored still counts on its day", () => {
  const { port, tab } = browser()
  const sol = { plays: 1, wins: 0, wagered: "10", spent: "10", returned: "0" }
  const stored = { day: "2026-11-26", today: { sol }, session: null, endedOn: "2026-11-25", counted: ["a"] }
  port.setItem("dghrt-play-record-me", JSON.stringify(stored))
  const own = tab()
  own.choose("sol", { ...none, loss: 10n })
  own.count(play("a", 10n, 0n))
  expect(reasonOf(own, noonMs)).toMatch(/^You reached today's loss limit/)
  expect(endedDays(own.state.record)).toEqual(["2026-11-25"])
})

test("a session goes on while a table is open, and ends after half an hour without one", () => {
  const { tab, clock } = browser()
  const own = tab()
  own.gameOpen("sol")
  clock.nowMs += SESSION_GAP_MS
  own.gameOpen("sol")
  expect(own.state.record.session?.startedAtMs).toBe(noonMs)
  clock.nowMs += SESSION_GAP_MS + 1
  own.gameOpen("sol")
  expect(own.state.record.session).toMatchObject({ startedAtMs: clock.nowMs, totals: {} })
})

test("the day's totals end with the day, the session's do not", () => {
  const { tab, clock } = browser()
  clock.nowMs = Date.UTC(2026, 10, 26, 23, 50)
  const own = tab()
  own.count(play("a", 10n, 0n))
  clock.nowMs += 20 * minute
  own.count(play("b", 5n, 0n))
  expect(onDayOf(clock.nowMs, own.state.record).totals.sol?.spent).toBe(5n)
  expect(own.state.record.session?.totals.sol?.spent).toBe(15n)
})

/** A session limit is reached, and half an hour's pause ends the session. */
function endedSession() {
  const { tab, clock } = browser()
  const own = tab()
  own.choose("sol", { ...none, sessionMinutes: 30 })
  own.gameOpen("sol")
  clock.nowMs += 30 * minute
  own.gameOpen("sol")
  clock.nowMs += 60 * minute
  own.gameOpen("sol")
  return { own, clock }
}

test("a session limit that is reached closes the day, although the session ends with a pause", () => {
  const { own } = endedSession()
  expect(endedDays(own.state.record)).toEqual(["2026-11-26"])
})

/** A page that stays open, minute by minute until a time; gives back the minutes at which play closed or opened. */
function openUntil({ tab, clock }: ReturnType<typeof browser>, endMs: number) {
  const own = tab()
  const changes: { at: string; closed: boolean }[] = []
  for (; clock.nowMs <= endMs; clock.nowMs += minute) {
    own.gameOpen("sol")
    const token = { mint: "sol", symbol: "SOL", decimals: 9 }
    const given = { ...own.read(), token, nowMs: clock.nowMs, text: String, time: String }
    const closed = closedReason(given) !== null
    if (closed !== (changes.at(-1)?.closed ?? false)) changes.push({ at: clockText(clock.nowMs), closed })
  }
  return { changes, record: own.state.record }
}
const clockText = (atMs: number) => new Date(atMs).toISOString().slice(11, 16)
const eveningMs = Date.UTC(2026, 10, 26, 22)
const morning = (hour: number, minutes = 0) => Date.UTC(2026, 10, 27, hour, minutes)

test("a session limit that is reached in the evening opens play at midnight, on a page that stays open", () => {
  const opened = browser()
  opened.clock.nowMs = eveningMs
  opened.tab().choose("sol", { ...none, sessionMinutes: 60 })
  const untilOne = openUntil(opened, morning(0, 59))
  expect(untilOne.changes).toEqual([
    { at: "23:00", closed: true },
    { at: "00:00", closed: false },
  ])
  expect(untilOne.record.session?.startedAtMs).toBe(morning(0))
  expect(endedDays(untilOne.record)).toEqual(["2026-11-26"])
  const untilTen = openUntil(opened, morning(10))
  expect(untilTen.changes).toEqual([{ at: "01:00", closed: true }])
  expect(endedDays(untilTen.record)).toEqual(["2026-11-26", "2026-11-27"])
})

test("a session limit that is reached just before midnight closes that day, although the page notices it after it", () => {
  const { tab, clock } = browser()
  clock.nowMs = morning(0) - 30 * minute
  const own = tab()
  own.choose("sol", { ...none, sessionMinutes: 20 })
  own.gameOpen("sol")
  clock.nowMs = morning(0) - 15 * minute
  own.gameOpen("sol")
  clock.nowMs = morning(0, 10)
  own.gameOpen("sol")
  expect(endedDays(own.state.record)).toEqual(["2026-11-26"])
  expect(own.state.record.session?.startedAtMs).toBe(clock.nowMs)
})

test("a limit that a session of the evening before has passed already closes the day on which it is set", () => {
  const opened = browser()
  opened.clock.nowMs = eveningMs
  openUntil(opened, morning(0, 30))
  opened.tab().choose("sol", { ...none, sessionMinutes: 60 })
  const { changes, record } = openUntil(opened, morning(10))
  expect(changes).toEqual([{ at: "00:31", closed: true }])
  expect(endedDays(record)).toEqual(["2026-11-27"])
})

test("no session begins on a day that has ended, and what is played to its end is counted that day", () => {
  const { own, clock } = endedSession()
  own.count(play("a", 10n, 0n))
  expect(own.state.record.session).toBeNull()
  expect(onDayOf(clock.nowMs, own.state.record).totals.sol?.spent).toBe(10n)
})

test.each(["{", "null", "[]", '{"loss":{"sol":{"value":"-1","later":null}}}', '{"coolOffUntilMs":1e999}'])(
  "tampered limits (%s) are as if there were none",
  (text) => {
    const { port, tab } = browser()
    port.setItem("dghrt-play-limits-me", text)
    port.setItem("dghrt-play-record-me", text)
    expect(tab().state.limits).toEqual(noLimits)
    expect(tab().state.record).toEqual(emptyRecord)
  },
)

test("limits that the browser does not keep hold until the page goes, and say so", () => {
  const port = memoryStorage()
  port.setItem = () => {
    throw new Error("full")
  }
  const own = browser(port).tab()
  own.choose("sol", { ...none, wager: 5n })
  own.startCoolOff(1_000)
  expect(limitsAt(own.state.limits, "sol", noonMs).wager).toBe(5n)
  expect(own.state.limits.coolOffUntilMs).toBe(noonMs + 1_000)
  expect(own.state.lasting).toBe(false)
})

test("in a browser that gives no storage at all the limits hold, and are never called lasting", () => {
  const own = browser(memoryStorage(), false).tab()
  own.choose("sol", { ...none, wager: 5n })
  expect(limitsAt(own.read().limits, "sol", noonMs).wager).toBe(5n)
  expect(own.state.lasting).toBe(false)
})

test("a cool-off is not shortened", () => {
  const own = browser().tab()
  own.startCoolOff(10_000)
  own.startCoolOff(1_000)
  expect(own.state.limits.coolOffUntilMs).toBe(noonMs + 10_000)
})

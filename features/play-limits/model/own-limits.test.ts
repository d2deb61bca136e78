import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { limitsAt, noLimits } from "./limits"
import { createOwnLimits, storedLimits, storedRecord } from "./own-limits"
import { emptyRecord, netOf, SESSION_GAP_MS } from "./play-record"

const none = { loss: null, wager: null, reminderMinutes: null, sessionMinutes: null }
const noonMs = new Date(2026, 10, 26, 12).getTime()
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
  const { today, session } = first.state.record
  expect(today.sol).toEqual({ plays: 2, wins: 1, wagered: 20n, spent: 20n, returned: 30n })
  expect(session?.totals.sol && netOf(session.totals.sol)).toBe(10n)
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
  clock.nowMs = new Date(2026, 10, 26, 23, 50).getTime()
  const own = tab()
  own.count(play("a", 10n, 0n))
  clock.nowMs += 20 * minute
  own.count(play("b", 5n, 0n))
  expect(own.state.record.today.sol?.spent).toBe(5n)
  expect(own.state.record.session?.totals.sol?.spent).toBe(15n)
})

test("a session limit that is reached closes the day, although the session ends with a pause", () => {
  const { tab, clock } = browser()
  const own = tab()
  own.choose("sol", { ...none, sessionMinutes: 30 })
  own.gameOpen("sol")
  clock.nowMs += 30 * minute
  own.gameOpen("sol")
  clock.nowMs += 60 * minute
  own.gameOpen("sol")
  expect(own.state.record.endedOn).toBe("2026-11-26")
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

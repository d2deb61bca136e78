import { expect, test } from "vitest"
import { type ChosenLimits, noLimits, type PlayLimits, withChosen, withCoolOff } from "./limits"
import { emptyRecord, type PlayRecord, withAnswer, withDayEnded, withPlay, withTableOpen } from "./play-record"
import { betRefusal, closedReason } from "./verdict"

const hour = 60 * 60 * 1000
const noonMs = Date.UTC(2026, 10, 26, 12)
const token = { mint: "sol", symbol: "SOL", decimals: 9 }
const none: ChosenLimits = { loss: null, wager: null, reminderMinutes: null, sessionMinutes: null }

const given = (limits: PlayLimits, record: PlayRecord = emptyRecord, nowMs = noonMs) => ({
  limits,
  record,
  token,
  nowMs,
  text: (amount: bigint) => `${amount} SOL`,
  time: (atMs: number) => new Date(atMs).toISOString().slice(11, 16),
})
const chosen = (change: Partial<ChosenLimits>) => withChosen(noLimits, "sol", { ...none, ...change }, noonMs)
const lost = (amount: bigint, record = emptyRecord, key = `${amount}`) =>
  withPlay(record, { key, token: "sol", wager: amount, spent: amount, returned: 0n }, noonMs)

test("without limits every bet is allowed", () => {
  expect(betRefusal({ wager: 10n ** 18n }, given(noLimits, lost(10n ** 18n)))).toBeNull()
})

test("a bet above the wager limit is refused; one at the limit is not", () => {
  const limits = chosen({ wager: 50n })
  expect(betRefusal({ wager: 51n }, given(limits))).toBe("Your limit for one bet is 50 SOL.")
  expect(betRefusal({ wager: 50n }, given(limits))).toBeNull()
})

test("a bet whose loss would pass the loss limit is refused with what is left", () => {
  const limits = chosen({ loss: 100n })
  const record = lost(70n)
  expect(betRefusal({ wager: 30n }, given(limits, record))).toBeNull()
  expect(betRefusal({ wager: 31n }, given(limits, record))).toBe(
    "Losing this bet would pass today's limit of 100 SOL. You can bet up to 30 SOL.",
  )
})

test("what was won today can be bet on top of the loss limit", () => {
  const won = withPlay(emptyRecord, { key: "w", token: "sol", wager: 10n, spent: 10n, returned: 60n }, noonMs)
  expect(betRefusal({ wager: 150n }, given(chosen({ loss: 100n }), won))).toBeNull()
  expect(betRefusal({ wager: 151n }, given(chosen({ loss: 100n }), won))).not.toBeNull()
})

test("a reached loss limit closes play for the day, in that token only, until the next day", () => {
  const limits = chosen({ loss: 100n })
  const record = lost(100n)
  expect(closedReason(given(limits, record))).toBe(
    "You reached today's loss limit of 100 SOL. The next day begins at 00:00.",
  )
  expect(closedReason({ ...given(limits, record), token: { mint: "usdc", symbol: "USDC", decimals: 6 } })).toBeNull()
  expect(closedReason(given(limits, record, noonMs + 12 * hour))).toBeNull()
})

test("cooling off closes play until it ends, and says when that is", () => {
  const limits = withCoolOff(noLimits, 2 * hour, noonMs)
  expect(closedReason(given(limits))).toBe("You are cooling off until 14:00.")
  expect(betRefusal({ wager: 1n }, given(limits, emptyRecord, noonMs + 2 * hour - 1))).not.toBeNull()
  expect(closedReason(given(limits, emptyRecord, noonMs + 2 * hour))).toBeNull()
})

test("a due reminder pauses play until it is answered", () => {
  const limits = chosen({ reminderMinutes: 60 })
  let record = withTableOpen(emptyRecord, noonMs)
  for (let minutes = 1; minutes <= 60; minutes++) record = withTableOpen(record, noonMs + minutes * 60_000)
  expect(closedReason(given(limits, record, noonMs + hour - 1))).toBeNull()
  expect(closedReason(given(limits, record, noonMs + hour))).toBe("Answer the session reminder first.")
  const answered = withAnswer(record, noonMs + hour)
  expect(closedReason(given(limits, answered, noonMs + hour))).toBeNull()
  expect(betRefusal({ wager: 1n }, given(limits, answered, noonMs + hour))).toBeNull()
})

test("a session that lasted as long as it may ends play for the day, after a pause too", () => {
  const limits = chosen({ sessionMinutes: 60 })
  let record = withTableOpen(emptyRecord, noonMs)
  for (let minutes = 1; minutes <= 60; minutes++) record = withTableOpen(record, noonMs + minutes * 60_000)
  const reason = "You reached your session limit. No more play until 00:00."
  expect(closedReason(given(limits, record, noonMs + hour))).toBe(reason)
  const ended = withDayEnded(record, noonMs + hour)
  expect(closedReason(given(limits, ended, noonMs + 3 * hour))).toBe(reason)
  expect(closedReason(given(limits, ended, noonMs + 13 * hour))).toBeNull()
})

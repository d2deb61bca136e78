import { expect, test } from "vitest"
import { dayBuckets, seriesOf } from "./series"

const dayMs = 86_400_000
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs
const sums = { plays: 2, wagered: 30n, paid: 10n, bonus: 4n }
const row = { sourceId: 1, token: "t", player: "p", wins: 1, pushes: 0, bestMultiplierBps: 1 }
const nowMs = Date.parse("2026-11-24T15:30:00Z")

const of =
  (rows: readonly number[], hours: readonly number[] = []) =>
  async () => ({
    progress: async () => ({ readAtMs: 5, complete: true }),
    daily: async () => rows.map((one) => ({ day: one, players: 1, ...sums })),
    playerDays: async () => rows.map((one) => ({ ...row, day: one, ...sums })),
    hours: async () => hours.map((hour) => ({ hour, ...sums })),
  })

test("a day is twenty-four hours, this one last, and hours without plays are zeros", async () => {
  const now = Math.floor(nowMs / 3_600_000)
  const { unit, buckets } = await seriesOf(of([], [now, now - 23]), { token: "t", period: "24h" }, nowMs)
  expect(unit).toBe("hour")
  expect(buckets).toHaveLength(24)
  expect(buckets.map(({ plays }) => plays)).toEqual([2, ...Array<number>(22).fill(0), 2])
  expect(buckets.at(-1)?.from_ms).toBe(Date.parse("2026-11-24T15:00:00Z"))
})

test("seven days end today", async () => {
  const { unit, buckets } = await seriesOf(of([day("2026-11-20")]), { token: "t", period: "7d" }, nowMs)
  expect(unit).toBe("day")
  expect(buckets.map(({ plays }) => plays)).toEqual([0, 0, 2, 0, 0, 0, 0])
  expect(buckets[2]).toMatchObject({ from_ms: day("2026-11-20") * dayMs, wagered: "30", paid: "10", bonus: "4" })
})

test.each([
  ["2026-11-24", "day", 1],
  ["2026-08-25", "day", 92],
  ["2026-08-24", "week", 14],
  ["2024-11-25", "week", 105],
  ["2024-11-23", "month", 25],
] as const)("all plays since %s are by %s", async (since, unit, count) => {
  const found = await seriesOf(of([day(since), day("2026-11-24")]), { token: "t", period: "all", player: "p" }, nowMs)
  expect([found.unit, found.buckets.length]).toEqual([unit, count])
  expect(found.buckets.reduce((total, { plays }) => total + plays, 0)).toBe(4)
})

test("all plays of a token without any are one empty day", async () => {
  const { buckets } = await seriesOf(of([]), { token: "t", period: "all" }, nowMs)
  expect(buckets).toEqual([{ from_ms: day("2026-11-24") * dayMs, plays: 0, wagered: "0", paid: "0", bonus: "0" }])
})

test("weeks begin on Monday and months on their first day", () => {
  const rows = [day("2026-11-22"), day("2026-11-23"), day("2026-12-01")].map((one) => ({ day: one, ...sums }))
  const begins = (unit: "week" | "month") =>
    dayBuckets(rows, day("2026-11-22"), day("2026-12-01"), unit).map(({ day: first, sums: { plays } }) => [
      new Date(first * dayMs).toISOString().slice(0, 10),
      plays,
    ])
  expect(begins("week")).toEqual([
    ["2026-11-16", 2],
    ["2026-11-23", 2],
    ["2026-11-30", 2],
  ])
  expect(begins("month")).toEqual([
    ["2026-11-01", 4],
    ["2026-12-01", 2],
  ])
})

import { expect, test } from "vitest"
import { bucketFigures, bucketText, periodText } from "./series"

const token = { symbol: "SOL", decimals: 9 }
const buckets = [
  { from_ms: Date.UTC(2026, 10, 17), plays: 1, wagered: 1_000_000_000n, paid: 2_500_000_000n, bonus: 0n },
  { from_ms: Date.UTC(2026, 10, 18), plays: 3, wagered: 2_000_000_000n, paid: 0n, bonus: 0n },
]
const days = { unit: "day" as const, buckets }

test("volume, plays and the players' result of each UTC day", () => {
  expect(bucketFigures(days, "volume", token)[0]).toEqual({ label: "17 Nov", value: 1, text: "1.0000 SOL, 1 play" })
  expect(bucketFigures(days, "plays", token).map(({ text }) => text)).toEqual(["1 play", "3 plays"])
  expect(bucketFigures(days, "result", token).map(({ text }) => text)).toEqual([
    "+1.5000 SOL, 1 play",
    "\u22122.0000 SOL, 3 plays",
  ])
})

test("a bucket is named by its hour, day, first day of the week, or month, in UTC", () => {
  const at = Date.UTC(2026, 10, 16, 14)
  expect((["hour", "day", "week", "month"] as const).map((unit) => bucketText(at, unit))).toEqual([
    "14:00",
    "16 Nov",
    "16 Nov 26",
    "Nov 2026",
  ])
})

test("a period is summed exactly", () => {
  expect(periodText(buckets, "volume", token)).toBe("3.0000 SOL")
  expect(periodText(buckets, "plays", token)).toBe("4")
  expect(periodText(buckets, "result", token)).toBe("\u22120.5000 SOL")
  const ofBonus = buckets.map((bucket) => ({ ...bucket, bonus: bucket.wagered }))
  expect(periodText(ofBonus, "result", token)).toBe("+2.5000 SOL")
})

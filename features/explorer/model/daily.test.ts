import { expect, test } from "vitest"
import { dayFigures, periodText } from "./daily"

const token = { symbol: "SOL", decimals: 9 }
const days = [
  { day_ms: Date.UTC(2026, 10, 17), plays: 1, wagered: 1_000_000_000n, paid: 2_500_000_000n },
  { day_ms: Date.UTC(2026, 10, 18), plays: 3, wagered: 2_000_000_000n, paid: 0n },
]

test("volume, plays and the players' result of each UTC day", () => {
  expect(dayFigures(days, "volume", token)[0]).toEqual({ label: "17 Nov", value: 1, text: "1.0000 SOL, 1 play" })
  expect(dayFigures(days, "plays", token).map(({ text }) => text)).toEqual(["1 play", "3 plays"])
  expect(dayFigures(days, "result", token).map(({ text }) => text)).toEqual([
    "+1.5000 SOL, 1 play",
    "\u22122.0000 SOL, 3 plays",
  ])
})

test("a period is summed exactly", () => {
  expect(periodText(days, "volume", token)).toBe("3.0000 SOL")
  expect(periodText(days, "plays", token)).toBe("4")
  expect(periodText(days, "result", token)).toBe("\u22120.5000 SOL")
})

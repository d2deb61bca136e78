import { expect, test } from "vitest"
import { playLabel, spokenAge } from "./play-label"

const nowMs = Date.UTC(2026, 10, 26)
const sol = { symbol: "SOL", decimals: 9 }
const play = { wager: 100_000_000n, multiplierBps: 20_000, timeMs: nowMs - 185_000 }

test("a play is named by its game, wager, multiplier and age", () => {
  expect(playLabel(play, { game: "Dice", token: sol, nowMs })).toBe("Dice, 0.1 SOL, 2x, 3 minutes ago")
})

test("a play among several players' is named by its player too, and one without a time by none", () => {
  const label = playLabel({ ...play, timeMs: null }, { game: "Dice", detail: "Lucky Shark", token: sol, nowMs })
  expect(label).toBe("Dice, Lucky Shark, 0.1 SOL, 2x")
})

test("a token of unknown decimals is named in its units", () => {
  const label = playLabel(play, { game: "Dice", token: { symbol: "Abcd…", decimals: null }, nowMs })
  expect(label).toBe("Dice, 100000000 units of Abcd…, 2x, 3 minutes ago")
})

test.each([
  [400, "just now"],
  [1_000, "1 second ago"],
  [59_000, "59 seconds ago"],
  [60_000, "1 minute ago"],
  [7_300_000, "2 hours ago"],
  [90_000_000, "1 day ago"],
  [-5_000, "just now"],
])("an age of %i ms is read as %s", (ms, text) => expect(spokenAge(nowMs - ms, nowMs)).toBe(text))

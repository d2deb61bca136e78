import { expect, test } from "vitest"
import { samplePlay, sampleSol } from "../testing/sample-plays"
import { betCsv, csvCell } from "./bet-csv"

test.each([
  ["=1+1", "'=1+1"],
  ["+cmd", "'+cmd"],
  ["-1+2", "'-1+2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["-0.25", "-0.25"],
  ['say "hi", now', '"say ""hi"", now"'],
  ['="a",b', '"\'=""a"",b"'],
])("cell %j is written %j", (text, cell) => expect(csvCell(text)).toBe(cell))

test("the heads state time zone and units, amounts are exact", () => {
  const play = samplePlay({ payout: 1n, multiplierBps: 0 })
  const [head, row] = betCsv([play], [{ mint: sampleSol, symbol: "SOL", decimals: 9 }]).split("\r\n")
  expect(head).toContain("Time (UTC)")
  expect(head).toContain("Wager (whole tokens)")
  expect(row).toContain("2026-11-18T")
  expect(row).toContain(",SOL,0.25,0.000000001,-0.249999999,0,0,")
})

test("a token without known decimals is written in smallest units", () =>
  expect(betCsv([samplePlay()], [])).toContain("250000000 smallest units"))

import { expect, test } from "vitest"
import { samplePlay, sampleSol } from "../testing/sample-plays"
import { betCsv, csvCell } from "./bet-csv"
import { resultOfPlay } from "./play-result"

test.each([
  ["=1+1", "'=1+1"],
  ["+cmd", "'+cmd"],
  ["-1+2", "'-1+2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["0:dice;=1+1", "0:dice;'=1+1"],
  ["0:dice\t@SUM(A1)", "0:dice\t'@SUM(A1)"],
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
  expect(row).toContain(",SOL,0.25,0,0.000000001,0,-0.249999999,0,")
})

test("the results of the rows add up to the result that the page shows, with bonus and jackpot in columns of their own", () => {
  const plays = [
    samplePlay({ payout: 9_400_000n }),
    samplePlay({ payout: 0n, bonusUsed: 250_000_000n }),
    samplePlay({ payout: 1n, bonusUsed: 100_000_000n, jackpot: 885_000_000n }),
  ]
  const [head = "", ...rows] = betCsv(plays, [{ mint: sampleSol, symbol: "SOL", decimals: 9 }]).split("\r\n")
  const heads = head.split(",")
  const column = (name: string) => rows.map((row) => row.split(",")[heads.indexOf(`${name} (whole tokens)`)] ?? "")
  expect(column("Result")).toEqual(["-0.2406", "0", "0.735000001"])
  expect(column("Bonus")).toEqual(["0", "0.25", "0.1"])
  expect(column("Jackpot")).toEqual(["0", "0", "0.885"])
  expect(plays.reduce((sum, play) => sum + resultOfPlay(play), 0n)).toBe(494_400_001n)
  expect(head).not.toContain("Profit")
})

test("ten thousand rows lose no unit", () => {
  const plays = Array.from({ length: 10_000 }, (_, index) =>
    samplePlay({ payout: BigInt(index * 77_777), bonusUsed: BigInt(index % 3), jackpot: index % 100 === 0 ? 7n : 0n }),
  )
  const [, ...rows] = betCsv(plays, [{ mint: sampleSol, symbol: "SOL", decimals: 0 }]).split("\r\n")
  const results = rows.map((row) => BigInt(row.split(",")[7] ?? ""))
  expect(results.reduce((sum, each) => sum + each, 0n)).toBe(plays.reduce((sum, play) => sum + resultOfPlay(play), 0n))
})

test("a token without known decimals is written in smallest units", () =>
  expect(betCsv([samplePlay()], [])).toContain("250000000 smallest units"))

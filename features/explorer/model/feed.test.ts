import { expect, test } from "vitest"
import { loadRunGrouping } from "#features/games"
import { samplePlay, samplePlays } from "../testing/sample-plays"
import { bigWinRows, feedRows, newKeys } from "./feed"

const minesBet = (level: number) =>
  Array.from({ length: 25 - level }, (_, index) => (index < 5 ? 0 : Math.floor(((25 - level) * 10_000) / (20 - level))))
const mask = (tiles: readonly number[]) => tiles.reduce((sum, tile) => sum + 2 ** tile, 0).toString(36)

/** A run of mines: three gems, oldest last as an indexer lists it. */
function minesRun() {
  let wager = 100_000_000n
  const plays = [3, 11, 19].map((tile, level) => {
    const bet = minesBet(level)
    const multiplierBps = bet.at(-1) ?? 0
    const payout = (wager * BigInt(multiplierBps)) / 10_000n
    const { event } = samplePlay()
    if (!event) throw new Error("The sample has an event")
    const metadata = `0:mines:5:${mask([3, 11, 19].slice(0, level))}:${tile}`
    const play = samplePlay({
      signature: `mines-${level}`,
      game: "mines",
      timeMs: 1_000 + level,
      ...{ wager, payout, multiplierBps },
      event: { ...event, bet, resultIndex: bet.length - 1, metadata, nonce: level },
    })
    wager = payout
    return play
  })
  return plays.reverse()
}

test("a run is one row with its steps and what it came to", async () => {
  const run = minesRun()
  const rows = feedRows([samplePlay({ signature: "other" }), ...run], await loadRunGrouping())
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({ key: "mines-0:0", wager: 100_000_000n, payout: run[0]?.payout })
  expect(rows[1]?.steps.map(({ signature }) => signature)).toEqual(["mines-0", "mines-1", "mines-2"])
})

test("without the games' rules, and without whole events, each play is a row", async () => {
  const bare = minesRun().map((play) => ({ ...play, event: null }))
  expect(feedRows(minesRun(), null)).toHaveLength(3)
  expect(feedRows(bare, await loadRunGrouping())).toHaveLength(3)
})

test("only rows that were not there are new; a step that joins a run makes its row new", async () => {
  const plays = samplePlays(4, 1_795_000_000_000)
  const before = feedRows(plays.slice(1), null)
  expect(newKeys(null, before).size).toBe(0)
  expect([...newKeys(before, feedRows(plays, null))]).toEqual([`${plays[0]?.signature}:0`])
  const grouping = await loadRunGrouping()
  const run = minesRun()
  expect([...newKeys(feedRows(run.slice(1), grouping), feedRows(run, grouping))]).toEqual(["mines-0:0"])
})

test("big wins are found behind any number of smaller wins, beside runs that come to one together", async () => {
  const grouping = await loadRunGrouping()
  const small = samplePlays(200, 1_795_000_000_000).map((play) => ({ ...play, multiplierBps: 20_000 }))
  const [first, second] = [
    samplePlay({ signature: "first", multiplierBps: 130_000, timeMs: 2_000 }),
    samplePlay({ signature: "second", multiplierBps: 100_000, timeMs: 900 }),
  ]
  const keys = (rows: ReturnType<typeof bigWinRows>) => rows.map(({ key }) => key)
  expect(keys(bigWinRows(small, [first, second], grouping))).toEqual(["first:0", "second:0"])
  // A play that both lists hold is one row.
  expect(keys(bigWinRows([first, ...small], [first, second], grouping))).toEqual(["first:0", "second:0"])
  const stake = 100_000_000n
  const run = minesRun().map((play, index) => ({ ...play, payout: index === 0 ? stake * 12n : play.payout }))
  expect(keys(bigWinRows(run, [first, second], grouping))).toEqual(["first:0", "mines-0:0", "second:0"])
})

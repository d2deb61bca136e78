import { expect, test } from "vitest"
import { drawnGameOf, raceNames } from "#features/games"
import { sampleRace } from "../testing/sample-race"
import { chanceOf, potOf } from "./race"

test("a race has the prize and fees that its draw names", () => {
  expect(potOf({ totalWager: 400n, payouts: [390n] })).toEqual({ paid: 390n, fees: 10n })
  expect(chanceOf(200_000_000n, 400_000_000n)).toBe(0.5)
  expect(chanceOf(1n, 0n)).toBe(0)
})

test("the game that is drawn again has the fees that were charged and the winner's payout", () => {
  const game = drawnGameOf(sampleRace)
  expect(game?.winners).toEqual([1])
  expect(game?.players.map(({ gambaFee }) => gambaFee)).toEqual([1_000_000n, 2_000_000n, 1_000_000n])
  expect(game?.players.map(({ pendingPayout }) => pendingPayout)).toEqual([0n, 390_000_000n, 0n])
  expect([...raceNames(sampleRace).values()]).toEqual(["Velvet Moth"])
})

test("a race that is not drawn yet has no picture", () =>
  expect(drawnGameOf({ ...sampleRace, evidence: null })).toBeNull())

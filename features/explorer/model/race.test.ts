import { expect, test } from "vitest"
import { potOf, raceChecks } from "./race"

const draw = {
  game: "g",
  gameId: 1n,
  maker: "m",
  maxPlayers: 10,
  winnerIndexes: [2],
  winnerWagers: [100n],
  payouts: [394n],
  totalWager: 400n,
  signature: "s",
}

test("a race is checked by what its event says", () => {
  expect(potOf(draw)).toEqual({ paid: 394n, fees: 6n })
  expect(raceChecks(draw).every(({ passed }) => passed)).toBe(true)
})

test.each([
  [{ winnerIndexes: [10] }],
  [{ winnerIndexes: [] }],
  [{ winnerWagers: [0n] }],
  [{ winnerWagers: [500n] }],
  [{ payouts: [401n] }],
])("an event with %o does not pass", (changes) =>
  expect(raceChecks({ ...draw, ...changes }).some(({ passed }) => !passed)).toBe(true),
)

import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createOwnRaces } from "./own-races"
import type { RaceResult } from "./race-result"

const lost: RaceResult = { winner: "Ann", outcome: "lost", wager: 5n, prize: 12n, place: 1 }
const race = (name: string) => ({ game: name, mint: "sol", signature: `join ${name}` })

test("a race that was joined is there after a reload, with its result and whether it was seen", () => {
  const port = memoryStorage()
  const races = createOwnRaces("wallet", port)
  races.joined(race("a"), 1_000)
  races.drawn("join a", lost)
  expect(createOwnRaces("wallet", port).state.races).toEqual([
    { ...race("a"), joinedAtMs: 1_000, result: lost, seen: false },
  ])
  races.see("join a")
  expect(createOwnRaces("wallet", port).state.races[0]?.seen).toBe(true)
})

test("a changed bet takes the place of the first; a race that was left is forgotten, one that was drawn stays", () => {
  const races = createOwnRaces("wallet", memoryStorage())
  races.joined(race("a"), 1)
  races.joined({ ...race("a"), signature: "changed" }, 2)
  expect(races.state.races.map(({ signature }) => signature)).toEqual(["changed"])
  races.left("a")
  expect(races.state.races).toEqual([])
  races.joined(race("b"), 3)
  races.drawn("join b", lost)
  races.joined({ ...race("b"), signature: "again" }, 4)
  races.left("b")
  expect(races.state.races.map(({ signature }) => signature)).toEqual(["join b"])
})

test("a bet that the chain does not know is dropped after an hour; the list holds five", () => {
  const races = createOwnRaces("wallet", memoryStorage())
  for (const name of ["a", "b", "c", "d", "e", "f"]) races.joined(race(name), 0)
  expect(races.state.races.map(({ game }) => game)).toEqual(["f", "e", "d", "c", "b"])
  races.unknown("join f", 60_000)
  expect(races.state.races).toHaveLength(5)
  races.unknown("join f", 3_600_000)
  expect(races.state.races.map(({ game }) => game)).toEqual(["e", "d", "c", "b"])
})

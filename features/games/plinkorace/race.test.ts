import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { BUCKETS, bucketAfter, FINISH, MOST_RACERS, ROWS, raceOf, racersOf, ranking, roundMs, scoreIn } from "./race"

const games = fc
  .record({ key: fc.string({ minLength: 1 }), racers: fc.integer({ min: 1, max: MOST_RACERS }) })
  .chain(({ key, racers }) =>
    fc.record({ key: fc.constant(key), racers: fc.constant(racers), winner: fc.nat(racers - 1) }),
  )

test("a thousand replays end with the winner that was drawn, by the scores on the board", () => {
  fc.assert(
    fc.property(games, ({ key, racers, winner }) => {
      const race = raceOf(key, racers, winner)
      const scores = race.rounds.at(-1)?.scores ?? []
      expect(race.winner).toBe(winner)
      expect(ranking(race)[0]).toBe(winner)
      expect(Math.max(...scores)).toBe(scores[winner])
      expect(scores).toHaveLength(racers)
    }),
    { numRuns: 1_000, seed: 1 },
  )
})

test("every ball falls as its path says and scores as its bucket says, and no ball arrives off screen before the end", () => {
  fc.assert(
    fc.property(games, ({ key, racers, winner }) => {
      const { rounds } = raceOf(key, racers, winner)
      let scores = Array.from({ length: racers }, () => 0)
      rounds.forEach((round, index) => {
        const next = [...scores]
        const falls = round.drops.map(({ racer, path }) => {
          const bucket = bucketAfter(path)
          const score = scoreIn(round.buckets[bucket], next[racer] ?? 0)
          next[racer] = score
          return { rows: ROWS, bucket, score }
        })
        expect(round.drops.map(({ path, bucket, score }) => ({ rows: path.length, bucket, score }))).toEqual(falls)
        expect(round.buckets).toHaveLength(BUCKETS)
        expect(round.scores).toEqual(next)
        scores = next
        const best = Math.max(...scores)
        const alone = scores.filter((score) => score === best).length === 1
        if (index < rounds.length - 1) expect(best >= FINISH && alone).toBe(false)
      })
    }),
    { numRuns: 300, seed: 2 },
  )
})

test("one game is one race, and two games are two", () => {
  expect(raceOf("a game", 6, 2)).toEqual(raceOf("a game", 6, 2))
  expect(raceOf("a game", 6, 2).rounds[0]).not.toEqual(raceOf("another", 6, 2).rounds[0])
})

test("a race lasts between twenty and thirty seconds for most tables, and is never endless", () => {
  const lengths = Array.from({ length: 200 }, (_, index) => {
    const race = raceOf(`game ${index}`, 6, 0)
    return race.rounds.length * roundMs(race)
  })
  expect(Math.max(...lengths)).toBeLessThanOrEqual(60_000)
  expect(lengths.filter((ms) => ms >= 15_000 && ms <= 30_000).length).toBeGreaterThan(150)
})

describe("more seats than colours", () => {
  const players = Array.from({ length: 30 }, (_, index) => `player ${index}`)
  test.each([0, 5, 9, 10, 29])("the winner in seat %i is among the racers", (winner) => {
    const shown = racersOf(players, winner)
    expect(shown.racers).toHaveLength(MOST_RACERS)
    expect(shown.racers[shown.winner]).toBe(`player ${winner}`)
  })
  test("a table that fits is shown whole", () => {
    expect(racersOf(["a", "b"], 1)).toEqual({ racers: ["a", "b"], winner: 1 })
  })
})

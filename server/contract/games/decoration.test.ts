import { expect, test } from "vitest"
import { decoration, pick } from "./decoration"

const first = (seed: string, count: number) => Array.from({ length: count }, decoration(seed))

test("one hash always draws one picture", () => expect(first("d9cd7edf", 20)).toEqual(first("d9cd7edf", 20)))
test("another hash draws another picture", () => expect(first("d9cd7edf", 20)).not.toEqual(first("d9cd7ede", 20)))

test("draws spread evenly from zero up to one", () => {
  const draws = first("even", 10_000)
  expect(draws.every((value) => value >= 0 && value < 1)).toBe(true)
  for (let tenth = 0; tenth < 10; tenth++) {
    const inside = draws.filter((value) => Math.floor(value * 10) === tenth).length
    expect(inside).toBeGreaterThan(900)
    expect(inside).toBeLessThan(1_100)
  }
})

test("every item can be picked and nothing else", () => {
  const draw = decoration("pick")
  const seen = new Set(Array.from({ length: 100 }, () => pick(draw, ["a", "b", "c"])))
  expect([...seen].sort()).toEqual(["a", "b", "c"])
})

import { expect, test } from "vitest"
import { sharesOf, tableOf } from "./last-run"

const times = [
  { name: "lint", seconds: 10, passed: 1, failed: 0 },
  { name: "e2e", seconds: 30, passed: 133, failed: 2 },
]

test("shares are of all steps, because steps run side by side", () => {
  expect(sharesOf(times)).toEqual({ lint: 25, e2e: 75 })
})

test("the table has the longest step first, and the share of the run before where there was one", () => {
  const [, first, second] = tableOf(times, { lint: 40 }).split("\n")
  expect(first).toMatch(/^e2e +135 +30\.0 +75\.0 % +-$/)
  expect(second).toMatch(/^lint +1 +10\.0 +25\.0 % +40\.0 %$/)
})

import { maxMultiplier } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { rtp } from "#contract/games/odds"
import { betArray, chanceOf, targets } from "./maths"
import { nearestTarget, stepTarget } from "./settings"

test("every target on offer returns exactly the stake, in at most a hundred outcomes", () => {
  expect(targets).toHaveLength(3 + 36 + 30 + 75)
  for (const target of targets) {
    const bet = betArray({ target })
    expect(rtp(bet), `${target}`).toBeCloseTo(1, 12)
    expect(maxMultiplier(bet)).toBe(target * 100)
    expect(bet.length).toBeGreaterThanOrEqual(2)
    expect(bet.length).toBeLessThanOrEqual(100)
    const { wins, outcomes } = chanceOf({ target })
    expect(bet.filter((multiplierBps) => multiplierBps > 0)).toHaveLength(wins)
    expect(bet).toHaveLength(outcomes)
  }
})

test("targets climb without a gap that goes back", () => {
  expect([...targets].sort((a, b) => a - b)).toEqual(targets)
  expect(new Set(targets).size).toBe(targets.length)
})

test.each([0, 100, 151, 10_001, 1.5, Number.NaN])("%d is no target", (target) =>
  expect(() => betArray({ target })).toThrow("no target"),
)

test("what is typed becomes the nearest target, steps stay on the list", () => {
  expect([0.2, 154, 163, 1_020, 99_999].map(nearestTarget)).toEqual([105, 150, 175, 1_000, 10_000])
  expect([stepTarget(150, 1), stepTarget(150, -1), stepTarget(105, -1), stepTarget(10_000, 5)]).toEqual([
    175, 125, 105, 10_000,
  ])
})

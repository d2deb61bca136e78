import { expect, test } from "vitest"
import { payoutTable, rtp, winChance } from "#contract/games/odds"
import { betArray, lineOf, lines } from "./maths"
import { anyReturn } from "./words"

test("fifty outcomes return 97 percent of the stake", () => {
  expect(betArray).toHaveLength(50)
  expect(rtp(betArray)).toBeCloseTo(0.97, 12)
})

test("a little more than half return something, a quarter more than the stake", () => {
  expect(anyReturn(betArray)).toBeCloseTo(0.54, 12)
  expect(winChance(betArray)).toBeCloseTo(0.24, 12)
})

test("each line is as likely as its row of the paytable says", () => {
  expect(payoutTable(betArray).map(({ multiplierBps, outcomes }) => [multiplierBps, outcomes])).toEqual([
    ...lines.map(({ multiplierBps, outcomes }) => [multiplierBps, outcomes]),
    [0, 23],
  ])
})

test.each([-1, 50, 1.5, Number.NaN])("%d is no outcome", (index) => expect(() => lineOf(index)).toThrow("50 outcomes"))

import { maxMultiplier } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { payoutTable, rtp } from "#contract/games/odds"
import { answers } from "./answers"
import { answerClasses, betArray, classOf, counts } from "./maths"

test("twenty answers return 99 percent of the stake", () => {
  expect(betArray).toHaveLength(20)
  expect(rtp(betArray)).toBeCloseTo(0.99, 12)
})

test("the best answer is one of twenty, and better answers pay more", () => {
  expect(maxMultiplier(betArray)).toBe(47_000)
  expect(payoutTable(betArray).map(({ multiplierBps, outcomes }) => [multiplierBps, outcomes])).toEqual([
    [47_000, 1],
    [14_000, 9],
    [5_000, 5],
    [0, 5],
  ])
})

test("every index is one answer with words of its own", () => {
  expect(answers).toHaveLength(betArray.length)
  expect(new Set(answers.map((lines) => lines.join(" "))).size).toBe(20)
  for (const kind of answerClasses)
    expect(betArray.filter((_, index) => classOf(index) === kind)).toHaveLength(counts[kind])
})

test.each([-1, 20, 1.5, Number.NaN])("%d is no answer", (index) => expect(() => classOf(index)).toThrow("20 answers"))

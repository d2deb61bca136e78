import { maxMultiplier } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { payoutTable, rtp } from "#contract/games/odds"
import { betArray, classOf, counts, handClasses, pays } from "./maths"

describe("a drawn hand", () => {
  test("returns all of the stake", () => expect(rtp(betArray)).toBe(1))

  test("has the 44 outcomes of the rules, the best of them two and a half times the stake", () => {
    expect(betArray).toHaveLength(44)
    expect(maxMultiplier(betArray)).toBe(25_000)
    expect(payoutTable(betArray).map(({ multiplierBps, outcomes }) => [multiplierBps, outcomes])).toEqual([
      [25_000, 2],
      [20_000, 17],
      [10_000, 5],
      [0, 20],
    ])
  })

  test("is of one class per index, and pays what its class pays", () => {
    for (const kind of handClasses)
      expect(betArray.filter((_, index) => classOf(index) === kind)).toEqual(Array(counts[kind]).fill(pays[kind]))
  })

  test.each([-1, 44, 0.5, Number.NaN])("%d is no hand", (index) => expect(() => classOf(index)).toThrow("44 outcomes"))
})

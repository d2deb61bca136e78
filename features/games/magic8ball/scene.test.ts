import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { answerText } from "./answers"
import { betArray, classOf, pays } from "./maths"
import { type BallScene, celebrates, METADATA, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { classNames, narrate, reason, rules } from "./words"

const asked = (index: number, metadata = METADATA) => sampleResult({ gameId: "magic8ball", betArray, metadata, index })
const token = { symbol: "SOL", decimals: 9 }

test("what is shown, said and paid agree with the index, for every answer", () => {
  for (let index = 0; index < 20; index++) {
    const result = asked(index)
    const scene = sceneOf({ phase: "revealed", result })
    expect(scene).toEqual({ phase: "settled", answer: index, multiplierBps: pays[classOf(index)] })
    expect(narrate(result, token)).toContain(`The ball says: ${answerText(index)}.`)
    expect(reason(index)).toBe(classNames[classOf(index)])
    expect(result.payout).toBe((250_000_000n * BigInt(betArray[index] ?? 0)) / 10_000n)
  }
})

test("says an answer, its class and the money", () => {
  expect(narrate(asked(2), token)).toBe(
    "The ball says: Count on it. Yes, pays 1.4x. Paid 0.3500 SOL, result plus 0.1000 SOL.",
  )
  expect(narrate(asked(10), token)).toContain("0.5x, result minus 0.1250 SOL.")
  expect(narrate(asked(19), token)).toContain("Lost 0.2500 SOL.")
})

test("the ball shows no answer before the bet has settled", () => {
  expect(sceneOf({ phase: "confirming", bet: asked(3).bet })).toEqual({ phase: "asked" })
  expect(sceneOf({ phase: "settled", result: asked(3) })).toMatchObject({ phase: "rising", answer: 3 })
})

test.each(["", "0:magic8ball:extra", "1:magic8ball:", "0:dice:under-50"])("%s is no question of ours", (metadata) => {
  expect(sceneOf({ phase: "revealed", result: asked(3, metadata) })).toEqual({ phase: "idle" })
})

test("half the stake back is not celebrated", () => {
  const settled = (index: number) => sceneOf({ phase: "revealed", result: asked(index) })
  expect([0, 1, 10, 15].map((index) => celebrates(settled(index)))).toEqual([true, true, false, false])
})

test("the sound before the answer tells nothing of it", () => {
  const before: BallScene = { phase: "asked" }
  const rising = (index: number) => sceneOf({ phase: "settled", result: asked(index) })
  expect(cuesFor(before, rising(0))).toEqual(cuesFor(before, rising(19)))
  expect(cuesFor({ phase: "idle" }, sceneOf({ phase: "revealed", result: asked(0) }))).toEqual([])
})

test("the rules name every class with its odds", () => {
  expect(rules().map(({ value }) => value)).toContain("9 of 20, pays 1.4x")
  expect(rules().at(-1)?.value).toBe("99%")
})

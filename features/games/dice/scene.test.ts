import { type RoundState, resultKey } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import type { DiceSettings } from "./maths"
import { sampleResult } from "./sample-result"
import { celebrates, type DiceScene, sceneOf } from "./scene"
import { cuesFor } from "./sound"

const chosen: DiceSettings = { mode: "over", value: 10 }
const played: DiceSettings = { mode: "under", value: 50 }
const result = sampleResult(played, 37)
const { bet } = result

test.each<{ round: RoundState; scene: DiceScene }>([
  { round: { phase: "idle" }, scene: { phase: "idle", settings: chosen } },
  { round: { phase: "signing", bet }, scene: { phase: "rolling", settings: played } },
  { round: { phase: "overdue", bet }, scene: { phase: "rolling", settings: played } },
  {
    round: { phase: "settled", result },
    scene: { phase: "revealing", roll: 37, multiplierBps: 20_000, settings: played },
  },
  {
    round: { phase: "revealed", result },
    scene: { phase: "settled", roll: 37, multiplierBps: 20_000, settings: played },
  },
  {
    round: { phase: "failed", bet, reason: "rejected-by-wallet", message: "", moneyMoved: "no" },
    scene: { phase: "idle", settings: chosen },
  },
])("a round that is $round.phase is drawn as it was played", ({ round, scene }) => {
  expect(sceneOf(round, chosen)).toEqual(scene)
})

test("a result leaves the board once the player chooses anew, but never before it was shown", () => {
  expect(sceneOf({ phase: "revealed", result }, chosen, resultKey(result))).toEqual({ phase: "idle", settings: chosen })
  expect(sceneOf({ phase: "settled", result }, chosen, resultKey(result)).phase).toBe("revealing")
  expect(sceneOf({ phase: "revealed", result }, chosen, resultKey({ ...result, rngSeed: "another" })).phase).toBe(
    "settled",
  )
})

test("no number is on the board before it is drawn", () => {
  expect(JSON.stringify(sceneOf({ phase: "confirming", bet }, chosen))).not.toContain('roll"')
})

test("only more than the stake is celebrated", () => {
  const settled = (multiplierBps: number): DiceScene => ({ phase: "settled", settings: played, roll: 1, multiplierBps })
  expect([0, 5_000, 10_000, 10_526].map((bps) => celebrates(settled(bps)))).toEqual([false, false, false, true])
})

describe("sound", () => {
  const idle: DiceScene = { phase: "idle", settings: played }
  const rolling: DiceScene = { phase: "rolling", settings: played }
  const revealing = (multiplierBps: number): DiceScene => ({
    phase: "revealing",
    settings: played,
    roll: 1,
    multiplierBps,
  })
  const settled = (multiplierBps: number): DiceScene => ({ phase: "settled", settings: played, roll: 1, multiplierBps })

  test("is silent while nothing changes", () => expect(cuesFor(rolling, rolling)).toEqual([]))
  test("of a reveal tells nothing of its result", () => {
    expect(cuesFor(rolling, revealing(0))).toEqual(cuesFor(rolling, revealing(20_000)))
  })
  test("marks a win or a loss once, and a push not at all", () => {
    expect(cuesFor(revealing(20_000), settled(20_000)).map((cue) => cue.sound)).toEqual(["win"])
    expect(cuesFor(revealing(0), settled(0)).map((cue) => cue.sound)).toEqual(["lose"])
    expect(cuesFor(revealing(10_000), settled(10_000))).toEqual([])
  })
  test("stays off for a result that was already there", () => expect(cuesFor(idle, settled(20_000))).toEqual([]))
})

import type { RoundState } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { coinsOf, type FlipSettings, wins } from "./maths"
import { landsAtMs, revealMs, turnsTo } from "./motion"
import { sampleFlip } from "./sample-flip"
import { celebrates, type FlipScene, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { narrate, reason, rowText } from "./words"

const chosen: FlipSettings = { coins: 2, face: "tails", needed: 2 }
const played: FlipSettings = { coins: 4, face: "heads", needed: 3 }
const result = sampleFlip(played, 0b0100)
const token = { symbol: "SOL", decimals: 9 }

test("a round is drawn as it was played", () => {
  expect(sceneOf({ phase: "idle" }, chosen)).toEqual({ phase: "idle", settings: chosen })
  expect(sceneOf({ phase: "confirming", bet: result.bet }, chosen)).toEqual({ phase: "tossing", settings: played })
  const shown = ["heads", "heads", "tails", "heads"]
  expect(sceneOf({ phase: "settled", result }, chosen)).toMatchObject({ phase: "landing", settings: played, shown })
  expect(sceneOf({ phase: "revealed", result }, chosen)).toMatchObject({
    phase: "settled",
    shown,
    multiplierBps: 32_000,
  })
})

test("no side is on the board before it is drawn", () => {
  expect(JSON.stringify(sceneOf({ phase: "confirming", bet: result.bet }, chosen))).not.toContain("shown")
})

test("what is shown and what is said agree with the index, for every play there is", () => {
  for (let coins = 1; coins <= 6; coins++)
    for (let needed = 1; needed <= coins; needed++)
      for (const face of ["heads", "tails"] as const)
        for (let index = 0; index < 2 ** coins; index++) {
          const settings = { coins, face, needed }
          const play = sampleFlip(settings, index)
          const round: RoundState = { phase: "revealed", result: play }
          const scene = sceneOf(round, chosen)
          if (scene.phase !== "settled") throw new Error("not settled")
          expect(scene.shown).toEqual(coinsOf(index, coins))
          const count = scene.shown.filter((one) => one === face).length
          expect(count >= needed).toBe(play.multiplierBps > 0)
          expect(wins(settings, index)).toBe(play.payout > 0n)
          const side = count === 1 ? face : face === "heads" ? "tails" : "heads"
          const alone = `${side === "heads" ? "Heads" : "Tails"}, you chose ${face}`
          expect(reason(settings, index)).toBe(coins === 1 ? alone : `${count} of ${coins} ${face}, needed ${needed}`)
          expect(narrate(play, token)).toContain(rowText(scene.shown))
        }
})

test("says coins, rule and money in one sentence", () => {
  expect(narrate(result, token)).toBe(
    "Heads, heads, tails, heads. 3 of 4 heads, needed 3. Paid 0.8000 SOL, result plus 0.5500 SOL.",
  )
  expect(narrate(sampleFlip(played, 0b1111), token)).toContain("Lost 0.2500 SOL.")
})

test("only more than the stake is celebrated", () => {
  const settled = (multiplierBps: number): FlipScene => ({
    phase: "settled",
    settings: played,
    shown: [],
    multiplierBps,
  })
  expect([0, 10_000, 10_158].map((bps) => celebrates(settled(bps)))).toEqual([false, false, true])
})

describe("motion", () => {
  test("coins land from left to right, equally far apart", () => {
    expect([0, 1, 2].map(landsAtMs)).toEqual([360, 520, 680])
    expect(revealMs(6)).toBe(1_360)
  })
  test.each([
    [0, 0],
    [90, 180],
    [359.9, 0],
    [721, 180],
  ])("from %d degrees a coin ends on %d, after at least one more turn and less than two", (from, end) => {
    const total = turnsTo(from, end)
    expect((total - end) % 360).toBeCloseTo(0, 9)
    expect(total - from).toBeGreaterThanOrEqual(360)
    expect(total - from).toBeLessThan(720)
  })
})

describe("sound", () => {
  const tossing: FlipScene = { phase: "tossing", settings: played }
  const landing = (multiplierBps: number): FlipScene => ({
    phase: "landing",
    settings: played,
    shown: coinsOf(3, 4),
    multiplierBps,
  })
  test("ticks once per coin and tells nothing of the result", () => {
    expect(cuesFor(tossing, landing(0))).toEqual(cuesFor(tossing, landing(32_000)))
    expect(cuesFor(tossing, landing(0)).filter(({ sound }) => sound === "metal")).toHaveLength(4)
  })
  test("is silent for a result that was already there", () => {
    const settled: FlipScene = { phase: "settled", settings: played, shown: [], multiplierBps: 32_000 }
    expect(cuesFor({ phase: "idle", settings: played }, settled)).toEqual([])
    expect(cuesFor(landing(32_000), settled)).toEqual([{ sound: "win", atMs: 0 }])
  })
})

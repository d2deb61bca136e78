import type { RoundResult } from "@dghrt/betting/model"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { signedAmount } from "../kit/amount-text"
import { levelsOf, MINES, TILES } from "../mines/maths"
import { sampleRun, sampleStep } from "../mines/sample-run"
import { minesRun, openedAfter } from "../mines/settings"
import { isOpen, withEnded } from "./ended"
import { runOf } from "./run"
import { asOnePlay, multiplied, runMultiplierText, shortRunMultiplier } from "./run-multiplier"
import { overText } from "./run-words"

const run = (results: readonly RoundResult[]) => runOf(results, minesRun)
const history = sampleRun(5, [3, 11, 19])

describe("a run", () => {
  test("is read from its results", () => {
    expect(run(history)).toMatchObject({ level: 3, start: 250_000_000n, carried: history[0]?.payout, end: null })
    expect(run(history)?.steps.map(({ step }) => step.tile)).toEqual([3, 11, 19])
    expect(run([])).toBeNull()
  })
  test("is lost with its last step, and carries nothing", () => {
    expect(run(sampleRun(5, [3, 11], { lost: true }))).toMatchObject({ level: 1, carried: 0n, end: "lost" })
  })
  test("knows its level when its first steps are no longer kept, but not what it began with", () => {
    expect(run(history.slice(0, 2))).toMatchObject({ level: 3, start: null })
    expect(run(history.slice(0, 1))?.steps).toHaveLength(1)
  })
  test("is not open once it was left, until another step of it is played", () => {
    const left = run(history.slice(1))
    if (!left) throw new Error("There is a run")
    const ended = withEnded([], left)
    expect(isOpen(left, ended)).toBe(false)
    expect(isOpen(run(history), ended)).toBe(true)
    expect(isOpen(left, [])).toBe(true)
    expect(isOpen(null, [])).toBe(false)
  })
  test("two runs that were played in turns, in two tabs, stay separate", () => {
    const other = sampleRun(3, [3])
    expect(run([...history.slice(0, 2), ...other, ...history.slice(2)])).toMatchObject({
      level: 3,
      start: 250_000_000n,
    })
  })
})

const foreign = (metadata: string, gameId = "mines"): RoundResult => {
  const [result] = sampleRun(5, [0])
  if (!result) throw new Error("A run has steps")
  return { ...result, bet: { ...result.bet, gameId, metadata } }
}
const claimed = sampleStep({ mines: 5, opened: [1, 2], tile: 3 }, 9)

test.each([
  ["of another version", foreign("1:mines:5:0:1")],
  ["that cannot be read", foreign(`0:mines:${"<b>\u202e".repeat(100)}`)],
  ["priced as another step than it says", { ...claimed, bet: { ...claimed.bet, betArray: [0, 20_000] } }],
])("a newest play %s opens no level", (_, result) => expect(run([result, ...history])).toBeNull())

/** A long session: runs of mines, with plays of other games and unreadable ones among them. */
const life = fc.array(
  fc.record({
    mines: fc.constantFrom(...MINES),
    order: fc.shuffledSubarray(
      Array.from({ length: TILES }, (_, tile) => tile),
      { minLength: TILES, maxLength: TILES },
    ),
    steps: fc.integer({ min: 1, max: 6 }),
    lost: fc.boolean(),
    others: fc.array(fc.constantFrom("dice", "flip", "token", "text"), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
)

test("whatever was played between, the level is the one that the last step led to", () => {
  fc.assert(
    fc.property(life, fc.integer({ min: 1, max: 50 }), (runs, kept) => {
      let newestFirst: RoundResult[] = []
      for (const { mines, order, steps, lost, others } of runs) {
        const played = sampleRun(mines, order.slice(0, Math.min(steps, levelsOf(mines))), { lost })
        const mixed = [...played].reverse().flatMap((result, index) => {
          const kind = others[index]
          if (kind === undefined) return [result]
          if (kind === "token") return [{ ...result, token: "another" }, result]
          return [foreign(kind === "text" ? "0:mines:?" : "0:dice:under-50", kind === "text" ? "mines" : kind), result]
        })
        newestFirst = [...mixed.reverse(), ...newestFirst]
      }
      const visible = newestFirst.slice(0, kept)
      const found = run(visible)
      const last = visible.find(({ bet }) => bet.gameId === "mines")
      const step = last ? minesRun.decode(last.bet.metadata) : null
      if (!last || !step) {
        expect(found).toBeNull()
        return
      }
      expect(found?.last.result).toBe(last)
      const won = last.payout > 0n
      expect(found?.level).toBe(step.opened.length + (won ? 1 : 0))
      expect(found?.carried).toBe(last.payout)
      expect(found?.end === "lost").toBe(!won)
      expect(found?.end === "cleared").toBe(won && openedAfter(step).length === levelsOf(step.mines))
      for (const taken of found?.steps ?? []) expect(taken.result.token).toBe(last.token)
      if (found && found.start !== null) expect(found.steps).toHaveLength(step.opened.length + 1)
    }),
    { numRuns: 400 },
  )
})

describe("what a run came to", () => {
  test("as one play, from its first stake to what it carries", () => {
    const found = run(history)
    if (!found) throw new Error("There is a run")
    expect(asOnePlay(found)).toMatchObject({
      bet: { wager: 250_000_000n },
      payout: found.carried,
      multiplierBps: 20_173,
    })
    const partly = run(history.slice(0, 2))
    expect(partly && asOnePlay(partly)).toBe(history[0])
  })
  test("is multiplied without rounding up, and written shorter as it grows", () => {
    expect(multiplied([12_500, 12_631])).toBe(15_788)
    expect([20_172, 1_492_612, 531_301_234, 32_687_600_000].map(runMultiplierText)).toEqual([
      "2.0172x",
      "149.26x",
      "53,130x",
      "3,268,760x",
    ])
    expect([20_172, 2_299_912, 25_299_712, null].map(shortRunMultiplier)).toEqual(["2.01x", "229x", "2,529x", "—"])
  })
})

test("what a run came to is said with its gain, and where the money is", () => {
  const table = { token: { symbol: "SOL", decimals: 9 } }
  const [found, partly, lost] = [run(history), run(history.slice(0, 2)), run(sampleRun(5, [3], { lost: true }))]
  if (!found || !partly || !lost) throw new Error("There are runs")
  expect(overText(found, table)).toBe("You keep 0.504332146 SOL (+0.2543). It is already in your wallet.")
  expect(overText(partly, { ...table, freePlay: true })).toBe(
    "You keep 0.504332146 SOL. It is already in your balance.",
  )
  expect(overText(lost, table)).toBe("The run is over.")
  // Its last step staked bonus tokens, so that what the one before it paid stayed in the wallet.
  const spent = (bonus: bigint) => ({ spent: { token: 0n, lamports: 0n, bonus } })
  const [last, ...before] = history.map((result) => ({ ...result, ...spent(0n) }))
  const ofBonus = last && run([{ ...last, ...spent(last.bet.wager) }, ...before])
  const result = signedAmount(found.carried - 250_000_000n + (last?.bet.wager ?? 0n), 9)
  expect(ofBonus && overText(ofBonus, table)).toContain(`You keep 0.504332146 SOL (${result}).`)
})

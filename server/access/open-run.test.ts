import { describe, expect, test } from "vitest"
import { dealArray, starts } from "../contract/games/blackjack/deals"
import {
  choice,
  handStep,
  hiloStep,
  minesStep,
  nextCard,
  pool,
  type Step,
  settled,
  token,
} from "../testing/settled-steps"
import { continuesRun, type SettledPlay } from "./open-run"

const passes = (step: Step, plays: readonly SettledPlay[], about = {}) =>
  continuesRun({ ...step, token, pool, ...about }, plays)

const mines = (opened: number[], tile: number, wager: bigint, count = 3) =>
  minesStep({ mines: count, opened, tile }, wager)
const safe = 3
const dice: Step = { metadata: "0:dice:under-50", betArray: [20_000, 0], wager: 500n }

describe("Mines", () => {
  const first = settled(mines([], 4, 1_000n), safe)
  const second = mines([4], 7, first.payout)

  test("the step that a safe tile led to passes, with what it paid or less", () => {
    expect(passes(second, [first])).toBe(true)
    expect(passes({ ...second, wager: first.payout - 1n }, [first])).toBe(true)
    expect(passes(mines([4], 24, first.payout), [first])).toBe(true)
  })

  test("plays of other games between two steps end no run", () => {
    const between = [settled(dice, 0), settled(mines([], 9, 50n, 5), 0)]
    expect(passes(second, [first, ...between])).toBe(true)
  })

  test.each<[string, Step, object?]>([
    ["more than was paid", { ...second, wager: first.payout + 1n }],
    ["another tile open", mines([5], 7, first.payout)],
    ["two tiles open", mines([4, 5], 7, first.payout)],
    ["another number of mines", mines([4], 7, first.payout, 5)],
    ["another token", second, { token: pool }],
    ["another pool", second, { pool: token }],
    ["a price that the game does not have", { ...second, betArray: second.betArray.map((bps) => bps + 1) }],
    ["one outcome fewer", { ...second, betArray: second.betArray.slice(1) }],
    ["no step at all", dice],
    ["a start", mines([], 4, 100n)],
  ])("a bet with %s does not", (_, step, about) => expect(passes(step, [first], about)).toBe(false))

  test("nothing follows a mine, a play of another price, or no play", () => {
    expect(passes(second, [settled(mines([], 4, 1_000n), 0)])).toBe(false)
    const generous = { ...mines([], 4, 1_000n), betArray: Array.from({ length: 25 }, () => 20_000) }
    expect(passes({ ...second, wager: 1n }, [settled(generous, safe)])).toBe(false)
    expect(passes(second, [])).toBe(false)
  })

  test("a step that was played once is not played again, and goes on from where it led", () => {
    const played = settled(second, safe)
    const third = mines([4, 7], 8, played.payout)
    expect([passes(second, [first, played]), passes(third, [first, played])]).toEqual([false, true])
    // Another tile was opened from the same board.
    expect(passes(mines([4], 8, 1n), [first, played])).toBe(false)
    expect(passes(second, [first, settled(second, 0)])).toBe(false)
  })

  test("of two runs that led to the same board, one play continues one", () => {
    const again = settled(mines([], 4, 1_000n), safe)
    const played = settled(second, safe)
    expect(passes(second, [first, again, played])).toBe(true)
    expect(passes(second, [first, again, played, settled(second, 0)])).toBe(false)
  })
})

describe("HiLo", () => {
  const step = { level: 0, cards: [{ rank: 3, suit: 0 }], side: "hi" } as const
  const first = settled(hiloStep(step, 1_000n), 8)
  const next = nextCard(step, first)

  test("the drawn card is the one to be called, on either side", () => {
    expect(passes(hiloStep(next, first.payout), [first])).toBe(true)
    expect(passes(hiloStep({ ...next, side: "lo" }, first.payout), [first])).toBe(true)
  })

  test.each([
    ["another card", { ...next, cards: [...step.cards, { rank: 9, suit: 0 }] }],
    ["another start", { ...next, cards: [{ rank: 4, suit: 0 }, ...next.cards.slice(1)] }],
  ])("%s does not pass", (_, other) => expect(passes(hiloStep(other, 1n), [first])).toBe(false))
})

describe("Blackjack", () => {
  const hand = starts.findIndex(({ total }) => total.points === 11)
  const deal = settled(handStep({ kind: "deal" }, 10_000n), hand)
  const play = (kind: "stand" | "hit" | "double", wager: bigint) => handStep(choice(kind, deal), wager)

  test("each choice in the hand that was dealt passes; a double stakes the hand's stake beside what it carries", () => {
    expect(deal.bet.betArray).toEqual(dealArray)
    for (const kind of ["stand", "hit"] as const) {
      expect(passes(play(kind, deal.payout), [deal])).toBe(true)
      expect(passes(play(kind, deal.payout + 1n), [deal])).toBe(false)
    }
    expect(passes(play("double", deal.payout + 10_000n), [deal])).toBe(true)
    expect(passes(play("double", deal.payout + 10_001n), [deal])).toBe(false)
  })

  test("a stake that was never put in buys no larger double", () => {
    const step = choice("double", deal)
    if (step.kind !== "double") throw new Error("A double is none")
    expect(passes(handStep({ ...step, stake: 1_000_000n }, 1n), [deal])).toBe(false)
  })

  test("a choice that was made is not made anew in another way", () => {
    const hit = settled(play("hit", deal.payout), 5)
    expect(passes(play("stand", deal.payout), [deal, hit])).toBe(false)
  })
})

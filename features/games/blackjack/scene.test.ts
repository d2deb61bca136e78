import { describe, expect, test } from "vitest"
import { BLACKJACK, DEALER_STANDS, totalOf } from "#contract/games/blackjack/cards"
import { decoration } from "../kit/decoration"
import { firstHandOf, judge } from "./drawn-hand"
import { handOf } from "./hand"
import { betArray, classOf, handClasses, pays } from "./maths"
import { timelineOf } from "./motion"
import { sampleHand, samplePlay } from "./sample-hand"
import { celebrates, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { classNames, narrate, reason, rules, totalText } from "./words"

const token = { symbol: "SOL", decimals: 9 }
const draw = decoration("a thousand hands")
const thousand = Array.from({ length: 1_000 }, () =>
  sampleHand(Math.floor(draw() * betArray.length), 1 + Math.floor(draw() * 1e6), `${draw()}`),
)

describe("a thousand drawn hands", () => {
  test("lie on the table as the index says, by the rules of the table", () => {
    for (const result of thousand) {
      const { player, dealer, ended } = sceneOf({ phase: "revealed", result })
      expect(ended).toBe(classOf(result.resultIndex))
      expect(judge({ player, dealer: dealer.flatMap((card) => card ?? []) })).toBe(ended)
      expect(Math.max(player.length, dealer.length)).toBeLessThanOrEqual(5)
    }
  })

  test("are played by the rules: the dealer draws to 17, nobody draws on more than 21", () => {
    for (const result of thousand) {
      const { player, dealer } = firstHandOf(classOf(result.resultIndex), decoration(result.rngSeed))
      const lastButOne = (cards: typeof player) => totalOf(cards.slice(0, -1)).points
      if (dealer.length > 2) expect(lastButOne(dealer)).toBeLessThan(DEALER_STANDS)
      if (player.length > 2) expect(lastButOne(player)).toBeLessThan(BLACKJACK)
      if (totalOf(player).points <= BLACKJACK && judge({ player, dealer }) === "win")
        expect(totalOf(dealer).points).toBeGreaterThanOrEqual(DEALER_STANDS)
    }
  })

  test("are said as they lie", () => {
    for (const result of thousand) {
      const { player, dealer } = sceneOf({ phase: "revealed", result })
      const open = dealer.flatMap((card) => card ?? [])
      const said = narrate(result, token)
      expect(said).toContain(`You ${totalText(player)}:`)
      expect(said).toContain(`Dealer ${totalText(open)}:`)
      expect(said).toMatch(new RegExp(` ${classNames[classOf(result.resultIndex)]}[.,] `))
      expect(reason(result)).toBe(`You ${totalText(player)}, dealer ${totalText(open)}`)
    }
  })
})

test("one play shows one hand, to everybody who replays it", () => {
  const [first] = thousand
  if (first)
    expect(sceneOf({ phase: "revealed", result: first })).toEqual(sceneOf({ phase: "revealed", result: first }))
})

test("an open hand lies on the table until its next card is drawn", () => {
  const results = samplePlay(30)
  const hand = handOf(results)
  const [dealt] = results
  if (!hand || !dealt) throw new Error("There is no hand")
  expect(sceneOf({ phase: "idle" }, hand)).toMatchObject({
    phase: "idle",
    player: hand.player,
    dealer: [hand.up, null],
  })
  const [hit] = samplePlay(30, [["hit", 4]])
  if (!hit) throw new Error("There is no card")
  const waiting = sceneOf({ phase: "confirming", bet: hit.bet }, hand)
  expect(waiting).toMatchObject({ phase: "waiting", player: hand.player, ended: null })
  const revealing = sceneOf({ phase: "settled", result: hit }, hand)
  expect(revealing.player.slice(0, 2)).toEqual(hand.player)
  expect(timelineOf(revealing).player.map(({ leavesMs }) => leavesMs)).toEqual([null, null, 0])
})

test("a hand that went on in another tab lies as it was left there", () => {
  const [hit, dealt] = samplePlay(30, [["hit", 4]])
  const hand = hit && dealt ? handOf([hit, dealt]) : null
  if (!dealt || !hand) throw new Error("There is no hand")
  expect(hand.player).toHaveLength(3)
  const scene = sceneOf({ phase: "revealed", result: dealt }, hand)
  expect(scene).toMatchObject({ phase: "idle", player: hand.player, dealer: [hand.up, null] })
})

test("a deck that never gives the class still shows a hand of it", () => {
  for (const kind of handClasses) expect(judge(firstHandOf(kind, () => 0.999))).toBe(kind)
})

test("no card is on the table before it is drawn", () => {
  const { bet } = sampleHand(0)
  for (const phase of ["signing", "confirming", "overdue"] as const)
    expect(sceneOf({ phase, bet })).toMatchObject({ phase: "waiting", player: [], dealer: [] })
})

test.each(["", "0:blackjack:", "1:blackjack:drawn", "0:dice:under-50", `0:blackjack:${"drawn".repeat(80)}`])(
  "%s is no hand of ours",
  (metadata) => {
    const result = { ...sampleHand(0), bet: { ...sampleHand(0).bet, metadata } }
    expect(sceneOf({ phase: "revealed", result })).toMatchObject({ phase: "idle", player: [] })
  },
)

test("only more than the stake is celebrated", () => {
  const settled = (index: number) => celebrates(sceneOf({ phase: "revealed", result: sampleHand(index) }))
  expect([0, 2, 19, 24].map(settled)).toEqual([true, true, false, false])
})

describe("the reveal", () => {
  test("brings each card in its turn, and counts it once it can be read", () => {
    for (const result of thousand.slice(0, 100)) {
      const scene = sceneOf({ phase: "settled", result })
      const { player, dealer, durationMs } = timelineOf(scene)
      const [first, second] = [player[0], player[1]]
      expect(first?.leavesMs).toBe(0)
      expect(second?.leavesMs ?? 0).toBeGreaterThan(dealer[0]?.leavesMs ?? 0)
      for (const { leavesMs, turnsMs, readMs } of [...player, ...dealer]) {
        expect(leavesMs).not.toBeNull()
        expect(readMs).toBeGreaterThan(turnsMs ?? leavesMs ?? 0)
        expect(readMs).toBeLessThan(durationMs)
      }
    }
  })

  test("takes as long for a loss as for a win with as many cards", () => {
    const durations = new Map<string, Set<number>>()
    for (const result of thousand) {
      const scene = sceneOf({ phase: "settled", result })
      const cards = `${scene.player.length} ${scene.dealer.length}`
      durations.set(cards, (durations.get(cards) ?? new Set()).add(timelineOf(scene).durationMs))
    }
    for (const each of durations.values()) expect(each.size).toBe(1)
  })

  test("sounds alike for every card", () => {
    const waiting = sceneOf({ phase: "confirming", bet: sampleHand(0).bet })
    const cues = cuesFor(waiting, sceneOf({ phase: "settled", result: sampleHand(30) }))
    expect(new Set(cues.map(({ sound }) => sound))).toEqual(new Set(["arrive", "slide", "seat"]))
    expect(cuesFor(sceneOf({ phase: "idle" }), sceneOf({ phase: "revealed", result: sampleHand(0) }))).toEqual([])
  })
})

test("the rules name every class with its odds, and say that nothing is decided", () => {
  expect(rules("drawn")[0]?.value).toMatch(/nothing to choose/)
  expect(rules("drawn").map(({ value }) => value)).toContain("17 of 44, pays 2x")
  expect(rules("drawn").at(-1)?.value).toBe("100%")
  expect(sampleHand(0).bet.metadata).toBe("0:blackjack:drawn")
  expect(pays.loss).toBe(0)
})

test("the rules of a played hand say how much more it bets", () => {
  const facts = Object.fromEntries(rules("played").map(({ label, value }) => [label, value]))
  expect(facts.Blackjack).toBe("4 of 91, paid at once: 2.5x")
  expect(facts["Further bets"]).toBe("1.40 a hand on average, 1.42 stakes in all. Each bet pays fees.")
  expect(facts["RTP before fees"]).toBe("99.99%")
})

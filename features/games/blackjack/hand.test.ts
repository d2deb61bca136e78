import { type RoundResult, WHOLE } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { BLACKJACK, cardOf, DEALER_STANDS, rankOf, totalOf } from "#contract/games/blackjack/cards"
import { starts } from "#contract/games/blackjack/deals"
import {
  betArrayOf,
  type ChoiceStep,
  choices,
  decodeStep,
  encodeStep,
  mayChoose,
} from "#contract/games/blackjack/hand-step"
import { exactAmount } from "../kit/amount-text"
import { decoration } from "../kit/decoration"
import { after } from "./after"
import { asOnePlay, handOf, isOpen, offersOf } from "./hand"
import { sampleHand, samplePlay } from "./sample-hand"
import { withLeft } from "./settings"
import { narrate, narrateHand, totalText } from "./words"

const token = { symbol: "SOL", decimals: 9 }

/** Hands played with whatever is offered, until they end. */
function randomPlay(seed: string): readonly RoundResult[] {
  const draw = decoration(seed)
  const among = (count: number) => Math.floor(draw() * count)
  let results = samplePlay(among(starts.length), [], seed)
  for (let hand = handOf(results); hand && isOpen(hand, []); hand = handOf(results)) {
    const offers = offersOf(hand)
    const offer = offers[among(offers.length)]
    if (!offer) throw new Error("An open hand offers nothing")
    const { betArray, wager, step } = offer
    const metadata = encodeStep(step)
    const index = among(betArray.length)
    const nonce = 200 + results.length
    results = [
      sampleResult({ gameId: "blackjack", betArray, metadata, index, wager, nonce, rngSeed: seed }),
      ...results,
    ]
  }
  return results
}
const plays = Array.from({ length: 1_000 }, (_, index) => randomPlay(`play ${index}`))
const steps = plays.flatMap((results) =>
  results.map((result) => {
    const step = decodeStep(result.bet.metadata)
    if (!step) throw new Error(`${result.bet.metadata} is not read`)
    return { step, result, ...after(step, result) }
  }),
)

describe("every bet of a thousand hands", () => {
  test("leads where its index says, and the cards on the table say the same", () => {
    for (const { step, result, player, dealer, ended } of steps) {
      const [own, open] = [totalOf(player).points, dealer.flatMap((card) => card ?? [])]
      const other = totalOf(open).points
      if (step.kind === "deal") {
        const start = starts[result.resultIndex]
        expect(totalOf(player)).toEqual(start?.total)
        expect(open.map(rankOf)).toEqual([start?.up])
        expect(ended).toBe(own === BLACKJACK ? "blackjack" : null)
      } else if (step.kind === "hit") {
        expect(player.map(rankOf).at(-1)).toBe(result.resultIndex)
        expect(ended).toBe(own > BLACKJACK ? "loss" : null)
      } else {
        const paid = result.multiplierBps
        const best = Math.max(...betArrayOf(step))
        expect(ended).toBe(paid === 0 ? "loss" : paid === best ? "win" : "push")
        if (own > BLACKJACK) expect(ended).toBe("loss")
        else if (other > BLACKJACK || own > other) expect(ended).toBe("win")
        else expect(ended).toBe(own === other ? "push" : "loss")
        if (own <= BLACKJACK) expect(other).toBeGreaterThanOrEqual(DEALER_STANDS)
        expect(totalOf(open.slice(0, -1)).points).toBeLessThan(DEALER_STANDS)
      }
    }
  })

  test("pays nothing if and only if the hand is lost", () => {
    for (const { result, ended } of steps) expect(result.payout === 0n).toBe(ended === "loss")
  })

  test("is said as it lies", () => {
    for (const { result, player, dealer, ended } of steps) {
      const said = narrate(result, token)
      expect(said).toContain(`You ${totalText(player)}:`)
      expect(said).toContain(`Dealer ${totalText(dealer.flatMap((card) => card ?? []))}:`)
      expect(said.includes("Your move.")).toBe(ended === null)
      if (ended === "loss") expect(said).toContain("Lost ")
    }
  })

  test("is written so that it can be read again, in no more bytes than a transaction has room for", () => {
    for (const { step } of steps) {
      expect(decodeStep(encodeStep(step))).toEqual(step)
      expect(encodeStep(step).length).toBeLessThanOrEqual(41)
    }
  })
})

describe("a hand", () => {
  test("is where its last bet left it, whatever was played between", () => {
    for (const results of plays) {
      const [last] = results
      const other = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
      const hand = handOf(results.flatMap((result) => [other, result]))
      expect(hand?.last).toBe(last)
      expect(hand?.results).toEqual(results.toReversed())
      expect(hand?.carried).toBe(last?.payout)
      expect(hand?.stake).toBe(results.at(-1)?.bet.wager)
    }
  })

  test("comes to what went in and what came back, to the last unit", () => {
    for (const results of plays) {
      const hand = handOf(results)
      if (!hand) throw new Error("There is no hand")
      const { bet, payout } = asOnePlay(hand)
      expect(payout - bet.wager).toBe(results.reduce((sum, each) => sum + each.payout - each.bet.wager, 0n))
      expect(payout).toBeGreaterThanOrEqual(0n)
    }
  })

  test("of several bets is announced as one play: what was staked, what was returned, and the result", () => {
    const ended = plays.flatMap((results) => {
      const hand = handOf(results)
      return hand?.ended && hand.results.length > 1 ? [{ hand, kind: hand.ended }] : []
    })
    expect(ended.length).toBeGreaterThan(0)
    for (const { hand, kind } of ended) {
      const { bet, payout } = asOnePlay(hand)
      const result = payout - bet.wager
      const [staked, returned, size] = [bet.wager, payout, result < 0n ? -result : result].map((value) =>
        exactAmount(value, token.decimals),
      )
      const resultText = result === 0n ? "result zero" : `result ${result > 0n ? "plus" : "minus"} ${size} SOL`
      expect(narrateHand({ ...hand, ended: kind }, token)).toMatch(
        new RegExp(`In all staked ${staked} SOL, returned ${returned} SOL, ${resultText}\\.$`),
      )
    }
  })

  test("that is won has gained, and one that is lost on its best choices has lost its stakes", () => {
    for (const results of plays) {
      const hand = handOf(results)
      if (hand?.ended === "win" || hand?.ended === "blackjack")
        expect(asOnePlay(hand).multiplierBps).toBeGreaterThan(WHOLE)
    }
  })

  test("is not taken from a text alone: a bet of another price, a drawn hand or an unknown version leave none", () => {
    const [dealt] = samplePlay(19)
    if (!dealt) throw new Error("Nothing was dealt")
    const as = (bet: Partial<RoundResult["bet"]>) => handOf([{ ...dealt, bet: { ...dealt.bet, ...bet } }])
    expect(as({})).not.toBeNull()
    expect(as({ betArray: [20_000, 0] })).toBeNull()
    expect(as({ metadata: "1:blackjack:deal" })).toBeNull()
    expect(handOf([sampleHand(0), dealt])).toBeNull()
    expect(handOf([])).toBeNull()
  })

  test("that was left stays left, and the next one is open", () => {
    const hand = handOf(samplePlay(19))
    if (!hand) throw new Error("There is no hand")
    const { ended } = withLeft({ mode: "played", ended: [] }, hand)
    expect(isOpen(hand, [])).toBe(true)
    expect(isOpen(hand, ended)).toBe(false)
    expect(isOpen(handOf(samplePlay(19, [["hit", 0]])), ended)).toBe(true)
  })
})

describe("what is offered", () => {
  const deals = starts.flatMap((start, index) => (start.total.points === BLACKJACK ? [] : [index]))

  test("stakes what the hand carries for the best choice, and less for the others", () => {
    for (const index of deals) {
      const hand = handOf(samplePlay(index))
      if (!hand) throw new Error("There is no hand")
      const offers = offersOf(hand)
      expect(offers.map(({ step }) => step.kind)).toEqual(expect.arrayContaining(["stand", "hit"]))
      for (const { step, worth, wager, extra } of offers) {
        expect(worth).toBeLessThanOrEqual(hand.carried)
        expect(wager - worth).toBe(step.kind === "double" ? hand.stake : 0n)
        expect(extra).toBe(wager > hand.carried ? wager - hand.carried : 0n)
        expect(worth).toBeGreaterThan(0n)
      }
      expect(offers.some(({ worth }) => worth === hand.carried)).toBe(true)
    }
  })

  test("eleven against nine is the design's own figures", () => {
    const hand = handOf(samplePlay(19))
    const rows = hand ? offersOf(hand).map(({ step, worth, extra }) => [step.kind, worth / 100_000n, extra]) : []
    expect(rows).toEqual([
      ["stand", 1_142n, 0n],
      ["hit", 2_895n, 0n],
      ["double", 3_069n, 250_000_000n],
    ])
  })
})

const anyCards = (least: number, most: number) =>
  fc
    .array(fc.tuple(fc.nat(12), fc.nat(3)), { minLength: least, maxLength: most })
    .map((cards) => cards.map(([rank, suit]) => cardOf(rank, () => (suit + 0.5) / 4)))

test("whatever may be chosen is written and read the same", () => {
  fc.assert(
    fc.property(
      anyCards(2, 8),
      anyCards(1, 1),
      fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
      fc.constantFrom(...choices),
      (player, [up], stake, kind) => {
        if (!up) return
        const step: ChoiceStep = { kind, player, up, stake }
        const read = decodeStep(encodeStep(step))
        if (mayChoose(kind, player)) expect(read).toEqual(step)
        else expect(read).toBeNull()
      },
    ),
    { seed: 6 },
  )
})

test.each([
  "",
  "0:blackjack:",
  "0:blackjack:x:ab:c:1",
  "0:blackjack:s:a:c:1",
  "0:blackjack:s:aj:c:1",
  "0:blackjack:s:ab:c:0",
  "0:blackjack:s:ab:c:01",
  "0:blackjack:s:ab:c:zzzzzzzzzzzzz",
  "0:blackjack:h:jjb:c:1",
  "0:blackjack:d:bbb:c:1",
  "1:blackjack:s:ab:c:1",
  "0:dice:under-50",
  `0:blackjack:s:${"b".repeat(400)}:c:1`,
  "0:blackjack:s:b\u202Eb:c:1",
])("%s is no bet that could have been made", (text) => expect(decodeStep(text)).toBeNull())

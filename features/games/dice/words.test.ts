import { describe, expect, test } from "vitest"
import { betArray, type DiceSettings, FACES, wins } from "./maths"
import { sampleResult } from "./sample-result"
import { narrate, priceText, reason, rules, target } from "./words"

const SOL = { symbol: "SOL", decimals: 9 }

const under: DiceSettings = { mode: "under", value: 50 }

test("a win is announced with roll, rule and money", () => {
  expect(narrate(sampleResult(under, 37), SOL)).toBe(
    "Rolled 37. Under 50 wins. Paid 0.5000 SOL, result plus 0.2500 SOL.",
  )
})
test("a loss is announced without a payout", () => {
  expect(narrate(sampleResult(under, 81), SOL)).toBe("Rolled 81. Under 50 wins. Lost 0.2500 SOL.")
})
test("a play whose rule cannot be read still tells the roll and the money", () => {
  const play = sampleResult(under, 81)
  expect(narrate({ ...play, bet: { ...play.bet, metadata: "?" } }, SOL)).toBe("Rolled 81. Lost 0.2500 SOL.")
})
test("the slider says what it offers", () => {
  expect(priceText(under)).toBe("Under 50, 50 percent chance, pays 2x")
})

describe.each<[DiceSettings, string, winning: number, losing: number]>([
  [under, "Under 50", 49, 50],
  [{ mode: "over", value: 50 }, "Over 49", 50, 49],
  [{ mode: "between", from: 40, to: 65 }, "Between 40 and 64", 64, 65],
  [{ mode: "outside", from: 40, to: 65 }, "Outside 40 to 64", 65, 64],
])("%j", (settings, words, winning, losing) => {
  test("is named by numbers that are true", () => {
    expect(target(settings)).toBe(words)
    expect([wins(settings, winning), wins(settings, losing)]).toEqual([true, false])
  })
  test("gives its reason either way", () => {
    expect(reason(settings, winning)).toBe(`Rolled ${winning}, ${words.toLowerCase()}`)
    expect(reason(settings, losing)).toBe(`Rolled ${losing}, needed ${words.toLowerCase()}`)
  })
  test("prints rules whose figures are the bet array's", () => {
    const facts = new Map(rules(settings).map((fact) => [fact.label, fact.value]))
    const bet = betArray(settings)
    expect(facts.get("Win chance")).toBe(`${(bet.filter(Boolean).length / FACES) * 100}%`)
    expect(facts.get("Pays")).toBe(`${Math.max(...bet) / 10_000}x`)
  })
})

import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { expect, test, vi } from "vitest"
import type { Betting } from "../betting"
import { emptyQuote } from "../model/quote"
import { nothingKnown } from "../store"
import { bettingByHand } from "../testing/betting-by-hand"
import { sampleResult } from "../testing/sample-result"
import { deepPool } from "../testing/simulated-chain"
import { type BettingGame, type GameBetting, useBetting } from "./use-betting"

const result = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const token = { mint: result.token, symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "authority" }
const pool = { ...deepPool, minWager: 10n, maxPayout: 1_000n }
const game: BettingGame = {
  id: "dice",
  rules: { confirm: async () => true, policies: [], quoteBet: async () => emptyQuote },
  betArray: result.bet.betArray,
  wager: 100n,
  priced: true,
  dollar: null,
  freeLimits: { minWager: 5n, maxPayout: 50n },
}

function Page({ engine, onDrawn }: { engine: Betting; onDrawn: (betting: GameBetting) => void }) {
  const betting = useBetting(engine, game)
  onDrawn(betting)
  return createElement("p", null, betting.round.phase)
}

/** What the hook hands over on a server, which runs no effect. */
function onServer(engine: Betting): GameBetting {
  const drawn: GameBetting[] = []
  const html = renderToString(createElement(Page, { engine, onDrawn: (betting) => drawn.push(betting) }))
  const [betting] = drawn
  if (!betting) throw new Error("The page was not rendered")
  expect(html).toBe(`<p>${betting.round.phase}</p>`)
  return betting
}

test("a server draws the round, the limits and the results, and asks for no price", () => {
  const price = vi.fn(() => Promise.resolve())
  const round = { phase: "revealed", result } as const
  const results = [result, { ...result, token: "other" }]
  const facts = { ...nothingKnown, pool, balance: 500n }
  const betting = onServer(
    bettingByHand({ token, price }, { round, betToken: token.mint, results, facts, quote: emptyQuote }),
  )
  expect(betting.round).toEqual({ phase: "revealed", result })
  expect(betting.next.limits).toMatchObject({ minWager: 10n, maxPayout: 1_000n })
  expect(betting.next.feesOn(100n).map(({ amount }) => amount)).toEqual([0n, 1n, 2n, 0n])
  expect(betting.results.history).toEqual([result])
  expect(price).not.toHaveBeenCalled()
})

test("without a reading nothing is known, and nothing is drawn as zero", () => {
  const { next, results, otherBet } = onServer(bettingByHand({ token }))
  expect(next).toMatchObject({ limits: { minWager: null, maxPayout: null, spendable: null }, chainCosts: undefined })
  expect(next.feesOn(100n)).toEqual([])
  expect(results.nextHashedSeed).toBeNull()
  expect(otherBet).toBeNull()
})

test("free play has its own limits, and its balance is bet to the last unit", () => {
  const { next } = onServer(bettingByHand({ token, freePlay: true }, { facts: { ...nothingKnown, balance: 20n } }))
  expect(next.limits).toEqual({ minWager: 5n, maxPayout: 50n, spendable: 20n })
  expect(next.chainCosts).toBeUndefined()
})

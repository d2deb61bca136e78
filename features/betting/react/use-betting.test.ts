import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { proxy } from "valtio/vanilla"
import { expect, test, vi } from "vitest"
import { emptyQuote } from "../model/quote"
import { roundByHand } from "../testing/round-by-hand"
import { sampleResult } from "../testing/sample-result"
import { sessionByHand } from "../testing/session-by-hand"
import { deepPool } from "../testing/simulated-chain"
import { type Betting, type BettingGame, useBetting } from "./use-betting"

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

type Session = ReturnType<typeof sessionByHand>

function Page({ session, onDrawn }: { session: Session; onDrawn: (betting: Betting) => void }) {
  const betting = useBetting(session, game)
  onDrawn(betting)
  return createElement("p", null, betting.round.phase)
}

/** What the hook hands over on a server, which runs no effect. */
function onServer(session: Session): Betting {
  const drawn: Betting[] = []
  const html = renderToString(createElement(Page, { session, onDrawn: (betting) => drawn.push(betting) }))
  const [betting] = drawn
  if (!betting) throw new Error("The page was not rendered")
  expect(html).toBe(`<p>${betting.round.phase}</p>`)
  return betting
}

test("a server draws the round, the limits and the results, and asks for no price", () => {
  const quote = vi.fn(() => Promise.resolve())
  const round = roundByHand({ phase: "revealed", result })
  Object.assign(round.state, { betToken: token.mint, history: [result, { ...result, token: "other" }] })
  const facts = proxy({ pool, balance: 500n, holdings: null, problem: null, needsReload: false, quote: emptyQuote })
  const betting = onServer(sessionByHand({ token, round, facts, quote }))
  expect(betting.round).toEqual({ phase: "revealed", result })
  expect(betting.next.limits).toMatchObject({ minWager: 10n, maxPayout: 1_000n })
  expect(betting.next.feesOn(100n).map(({ amount }) => amount)).toEqual([0n, 1n, 2n, 0n])
  expect(betting.results.history).toEqual([result])
  expect(quote).not.toHaveBeenCalled()
})

test("without a reading nothing is known, and nothing is drawn as zero", () => {
  const { next, results, otherBet } = onServer(sessionByHand({ token }))
  expect(next).toMatchObject({ limits: { minWager: null, maxPayout: null, balance: null }, chainCosts: undefined })
  expect(next.feesOn(100n)).toEqual([])
  expect(results.nextHashedSeed).toBeNull()
  expect(otherBet).toBeNull()
})

test("free play has its own limits, and its balance is bet to the last unit", () => {
  const facts = proxy({ pool: null, balance: 20n, holdings: null, problem: null, needsReload: false, quote: null })
  const { next } = onServer(sessionByHand({ token, freePlay: true, facts }))
  expect(next.limits).toEqual({ minWager: 5n, maxPayout: 50n, balance: 20n })
  expect(next.chainCosts).toBeUndefined()
})

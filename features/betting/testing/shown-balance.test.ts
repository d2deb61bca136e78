import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { emptyQuote } from "../model/quote"
import type { RoundState } from "../model/round-state"
import { createShownBalance } from "../shown-balance"
import { type BettingState, createStore, firstState, nothingKnown } from "../store"
import { sampleResult } from "./sample-result"

const result = sampleResult({ gameId: "flip", betArray: [40_000, 0, 0, 0], metadata: "0:flip", index: 0, wager: 10n })
const { bet } = result

function table() {
  let hidden = false
  const store = createStore<BettingState>({ ...firstState, facts: { ...nothingKnown, balance: 100n } })
  const looks = new Set<() => void>()
  const closing = new AbortController()
  const visibility = {
    hidden: () => hidden,
    onChange(listener: () => void) {
      looks.add(listener)
      return () => looks.delete(listener)
    },
  }
  const balance = createShownBalance(store, visibility, closing.signal)
  const go = (round: RoundState) => store.set({ round })
  const receive = (units: bigint) => store.set({ facts: { ...nothingKnown, balance: units } })
  const begin = () => void balance.during(bet, () => new Promise(() => undefined))
  /** A bet of this tab that has won and whose money is in the wallet. */
  function settle() {
    begin()
    go({ phase: "sending", bet })
    go({ phase: "confirming", bet })
    receive(130n)
    go({ phase: "settled", result })
  }
  const turn = (away: boolean) => {
    hidden = away
    for (const listener of looks) listener()
  }
  const shown = () => ({ balance: store.state().balance, withheld: store.state().withheld })
  return { shown, begin, go, receive, settle, turn, store, revealing: balance.revealing, close: () => closing.abort() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("Shown balance is the chain's while no bet is under way", () => {
  const { shown, receive } = table()
  receive(70n)
  expect(shown()).toEqual({ balance: 70n, withheld: null })
})

test("Shown balance loses the stake once the bet is on chain, whatever the node reports first", () => {
  const { shown, begin, receive, go } = table()
  begin()
  go({ phase: "sending", bet })
  receive(130n)
  expect(shown().balance).toBe(100n)
  go({ phase: "confirming", bet })
  expect(shown()).toMatchObject({ balance: 90n, withheld: {} })
})

test("Shown balance gains the payout when the reveal has ended or was skipped", () => {
  const { shown, go, settle, revealing } = table()
  settle()
  revealing(3_000)
  expect(shown().balance).toBe(90n)
  go({ phase: "revealed", result })
  expect(shown()).toEqual({ balance: 130n, withheld: null })
})

test("Shown balance gains the payout two seconds after the planned end of a reveal that never ends", () => {
  const { shown, settle, revealing } = table()
  settle()
  revealing(3_000)
  vi.advanceTimersByTime(4_999)
  expect(shown().balance).toBe(90n)
  vi.advanceTimersByTime(1)
  expect(shown().balance).toBe(130n)
})

test("Shown balance gains the payout after two seconds when no board shows the result", () => {
  const { shown, settle } = table()
  settle()
  vi.advanceTimersByTime(2_000)
  expect(shown().balance).toBe(130n)
})

test("Shown balance says no result while the page is hidden, and two seconds after its return where no board does", () => {
  const { shown, settle, turn } = table()
  settle()
  turn(true)
  vi.advanceTimersByTime(60_000)
  expect(shown()).toMatchObject({ balance: 90n, withheld: {} })
  turn(false)
  vi.advanceTimersByTime(1_999)
  expect(shown().balance).toBe(90n)
  vi.advanceTimersByTime(1)
  expect(shown().balance).toBe(130n)
})

test("Shown balance says no result of a bet that settles while the page is hidden", () => {
  const { shown, settle, turn } = table()
  turn(true)
  settle()
  vi.advanceTimersByTime(60_000)
  expect(shown().balance).toBe(90n)
})

test("Shown balance is the chain's again when the bet fails", () => {
  const { shown, begin, go } = table()
  begin()
  go({ phase: "sending", bet })
  go({ phase: "failed", bet, reason: "expired", message: "", moneyMoved: "no" })
  expect(shown()).toEqual({ balance: 100n, withheld: null })
})

test("Shown balance does not wait for a bet of another tab", () => {
  const { shown, receive, go } = table()
  go({ phase: "confirming", bet })
  receive(130n)
  go({ phase: "settled", result })
  expect(shown()).toEqual({ balance: 130n, withheld: null })
})

test("Shown balance counts only what bonus tokens leave to pay", () => {
  const { shown, begin, store, go } = table()
  store.set({ quote: { ...emptyQuote, bonusBalance: 4n } })
  begin()
  go({ phase: "confirming", bet })
  expect(shown().balance).toBe(94n)
})

test("Shown balance waits while a first bet opens the wallet's account", () => {
  const { shown, begin, receive, go } = table()
  begin()
  // The round says something else of itself while it is idle.
  go({ phase: "idle" })
  go({ phase: "sending", bet })
  go({ phase: "confirming", bet })
  receive(130n)
  go({ phase: "settled", result })
  expect(shown()).toMatchObject({ balance: 90n, withheld: {} })
})

test("Shown balance names the bet that everything else of this tab waits for, until the wait has ended", () => {
  const { shown, begin, settle, go, close } = table()
  begin()
  expect(shown().withheld).toEqual({ signature: null })
  settle()
  expect(shown().withheld).toEqual({ signature: result.signature })
  go({ phase: "revealed", result })
  expect(shown().withheld).toBeNull()
  settle()
  close()
  expect(shown().withheld).toBeNull()
})

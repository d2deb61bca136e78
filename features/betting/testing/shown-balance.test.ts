import { proxy } from "valtio/vanilla"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { RoundState } from "../model/round-state"
import { createShownBalance } from "../shown-balance"
import { sampleResult } from "./sample-result"

const result = sampleResult({ gameId: "flip", betArray: [40_000, 0, 0, 0], metadata: "0:flip", index: 0, wager: 10n })
const { bet } = result

function table() {
  let hidden = false
  const round = { state: proxy<{ round: RoundState }>({ round: { phase: "idle" } }) }
  const facts = proxy<{ balance: bigint | null; quote: { bonusBalance: bigint } | null }>({
    balance: 100n,
    quote: null,
  })
  const looks = new Set<() => void>()
  const onWaiting = vi.fn()
  const shown = createShownBalance({
    round,
    facts,
    onWaiting,
    visibility: {
      hidden: () => hidden,
      onChange(listener) {
        looks.add(listener)
        return () => looks.delete(listener)
      },
    },
  })
  const go = (next: RoundState) => {
    round.state.round = next
  }
  /** A bet of this tab that has won and whose money is in the wallet. */
  function settle() {
    shown.begin(bet)
    go({ phase: "sending", bet })
    go({ phase: "confirming", bet })
    facts.balance = 130n
    go({ phase: "settled", result })
  }
  const turn = (away: boolean) => {
    hidden = away
    for (const listener of looks) listener()
  }
  return { shown, facts, go, settle, turn, onWaiting }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("Shown balance is the chain's while no bet is under way", () => {
  const { shown, facts } = table()
  facts.balance = 70n
  expect(shown.state).toEqual({ balance: 70n, waiting: false })
})

test("Shown balance loses the stake once the bet is on chain, whatever the node reports first", () => {
  const { shown, facts, go } = table()
  shown.begin(bet)
  go({ phase: "sending", bet })
  facts.balance = 130n
  expect(shown.state.balance).toBe(100n)
  go({ phase: "confirming", bet })
  expect(shown.state).toEqual({ balance: 90n, waiting: true })
})

test("Shown balance gains the payout when the reveal has ended or was skipped", () => {
  const { shown, go, settle } = table()
  settle()
  shown.revealStarts(3_000)
  expect(shown.state.balance).toBe(90n)
  go({ phase: "revealed", result })
  expect(shown.state).toEqual({ balance: 130n, waiting: false })
})

test("Shown balance gains the payout two seconds after the planned end of a reveal that never ends", () => {
  const { shown, settle } = table()
  settle()
  shown.revealStarts(3_000)
  vi.advanceTimersByTime(4_999)
  expect(shown.state.balance).toBe(90n)
  vi.advanceTimersByTime(1)
  expect(shown.state.balance).toBe(130n)
})

test("Shown balance gains the payout after two seconds when no board shows the result", () => {
  const { shown, settle } = table()
  settle()
  vi.advanceTimersByTime(2_000)
  expect(shown.state.balance).toBe(130n)
})

test("Shown balance says no result while the page is hidden, and two seconds after its return where no board does", () => {
  const { shown, settle, turn } = table()
  settle()
  turn(true)
  vi.advanceTimersByTime(60_000)
  expect(shown.state).toEqual({ balance: 90n, waiting: true })
  turn(false)
  vi.advanceTimersByTime(1_999)
  expect(shown.state.balance).toBe(90n)
  vi.advanceTimersByTime(1)
  expect(shown.state.balance).toBe(130n)
})

test("Shown balance says no result of a bet that settles while the page is hidden", () => {
  const { shown, settle, turn } = table()
  turn(true)
  settle()
  vi.advanceTimersByTime(60_000)
  expect(shown.state.balance).toBe(90n)
})

test("Shown balance is the chain's again when the bet fails", () => {
  const { shown, go } = table()
  shown.begin(bet)
  go({ phase: "sending", bet })
  go({ phase: "failed", bet, reason: "expired", message: "", moneyMoved: "no" })
  expect(shown.state).toEqual({ balance: 100n, waiting: false })
})

test("Shown balance does not wait for a bet of another tab", () => {
  const { shown, facts, go } = table()
  go({ phase: "confirming", bet })
  facts.balance = 130n
  go({ phase: "settled", result })
  expect(shown.state).toEqual({ balance: 130n, waiting: false })
})

test("Shown balance counts only what bonus tokens leave to pay", () => {
  const { shown, facts, go } = table()
  facts.quote = { bonusBalance: 4n }
  shown.begin(bet)
  go({ phase: "confirming", bet })
  expect(shown.state.balance).toBe(94n)
})

test("Shown balance waits while a first bet opens the wallet's account", () => {
  const { shown, facts, go } = table()
  shown.begin(bet)
  // The round says something else of itself while it is idle.
  go({ phase: "idle" })
  go({ phase: "sending", bet })
  go({ phase: "confirming", bet })
  facts.balance = 130n
  go({ phase: "settled", result })
  expect(shown.state).toEqual({ balance: 90n, waiting: true })
})

test("Shown balance names the bet that everything else of this tab waits for, and says when the wait has ended", () => {
  const { shown, settle, go, onWaiting } = table()
  shown.begin(bet)
  expect(onWaiting).toHaveBeenLastCalledWith({ signature: null })
  settle()
  expect(onWaiting).toHaveBeenLastCalledWith({ signature: result.signature })
  go({ phase: "revealed", result })
  expect(onWaiting).toHaveBeenLastCalledWith(false)
  settle()
  shown.close()
  expect(onWaiting).toHaveBeenLastCalledWith(false)
})

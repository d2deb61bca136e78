import type { RoundState } from "@dghrt/betting/model"
import { bettingByHand, sampleResult } from "@dghrt/betting/testing"
import { afterEach, describe, expect, test, vi } from "vitest"
import { sol } from "../../../tests/support/sol"
import { leaveBoard, revealElsewhere } from "./leave-board"
import type { PlaySession } from "./play-session"

const result = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const { bet } = result
const game = { id: "dice", narrate: () => "Rolled 0." }

/** A session whose bet is in `round` when its board is left. */
function left(round: RoundState, boardIsBack = () => false) {
  const token = { ...sol, mint: result.token }
  const reveal = (): void => session.set({ round: { phase: "revealed", result } })
  const session: ReturnType<typeof bettingByHand> = bettingByHand({ freePlay: true, token, reveal }, { round })
  const onRevealed = vi.fn()
  leaveBoard(session as unknown as PlaySession, game, onRevealed, boardIsBack)
  const show = (next: RoundState) => session.set({ round: next })
  return { session, onRevealed, show, phase: () => session.state().round.phase }
}

test("leaving a board in mid-reveal reveals its result in words", () => {
  const { onRevealed, phase } = left({ phase: "settled", result })
  expect(onRevealed.mock.calls).toEqual([[result, "Rolled 0."]])
  expect(phase()).toBe("revealed")
})

test("a bet whose board was left reveals its result in words as soon as it has settled, once", async () => {
  const { onRevealed, show, phase } = left({ phase: "confirming", bet })
  show({ phase: "overdue", bet })
  expect(onRevealed).not.toHaveBeenCalled()
  show({ phase: "settled", result })
  expect(phase()).toBe("revealed")
  show({ phase: "settled", result: { ...result, nonce: 9 } })
  expect(onRevealed).toHaveBeenCalledOnce()
})

test("a board that is back reveals its result itself", async () => {
  const { onRevealed, show, phase } = left({ phase: "confirming", bet }, () => true)
  show({ phase: "settled", result })
  expect([phase(), onRevealed.mock.calls]).toEqual(["settled", []])
})

test("leaving one board reveals no result of another game", () => {
  const other = { ...result, bet: { ...bet, gameId: "slots" } }
  const { onRevealed, phase } = left({ phase: "settled", result: other })
  expect([phase(), onRevealed.mock.calls]).toEqual(["settled", []])
})

test.each<RoundState>([{ phase: "idle" }, { phase: "revealed", result }])(
  "a board without a bet under way says nothing: $phase",
  async (round) => {
    const { onRevealed, show } = left(round)
    show({ phase: "settled", result })
    expect(onRevealed).not.toHaveBeenCalled()
  },
)

describe("a result whose board this page never had", () => {
  afterEach(() => void vi.useRealTimers())
  function elsewhere(isShownLater: () => boolean) {
    vi.useFakeTimers()
    const token = { ...sol, mint: result.token }
    const reveal = (): void => session.set({ round: { phase: "revealed", result } })
    const session: ReturnType<typeof bettingByHand> = bettingByHand({ freePlay: true, token, reveal })
    const onRevealed = vi.fn()
    const elsewhere = { load: async () => game, isShownLater, isBack: () => false }
    const stop = revealElsewhere(session as unknown as PlaySession, onRevealed, elsewhere)
    session.set({ round: { phase: "settled", result } })
    return { session, onRevealed, stop, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
  }

  test("is said once, after another tab had the time to show it", async () => {
    const { onRevealed, pass } = elsewhere(() => false)
    await pass(9_000)
    expect(onRevealed).not.toHaveBeenCalled()
    await pass(30_000)
    expect(onRevealed.mock.calls).toEqual([[result, "Rolled 0."]])
  })

  test("waits on a game's page and in a hidden tab, and is not said where a board has shown it by then", async () => {
    let later = true
    const { session, onRevealed, pass } = elsewhere(() => later)
    await pass(25_000)
    expect(onRevealed).not.toHaveBeenCalled()
    session.reveal()
    later = false
    await pass(30_000)
    expect(onRevealed).not.toHaveBeenCalled()
  })
})

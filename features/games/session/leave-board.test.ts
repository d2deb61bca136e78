import type { RoundState } from "@dghrt/betting/model/round-state"
import { sampleResult, sessionByHand } from "@dghrt/betting/testing"
import { expect, test, vi } from "vitest"
import { sol } from "../../../tests/support/sol"
import { leaveBoard } from "./leave-board"
import type { PlaySession } from "./play-session"

const result = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const { bet } = result
const game = { id: "dice", narrate: () => "Rolled 0." }

/** A session whose bet is in `round` when its board is left. */
function left(round: RoundState, boardIsBack = () => false) {
  const token = { ...sol, mint: result.token }
  const session = sessionByHand({ freePlay: true, token }) as unknown as PlaySession
  session.round.state.round = round
  session.round.revealed = () => {
    session.round.state.round = { phase: "revealed", result }
  }
  const onRevealed = vi.fn()
  leaveBoard(session, game, onRevealed, boardIsBack)
  async function show(next: RoundState) {
    session.round.state.round = next
    await Promise.resolve()
  }
  return { session, onRevealed, show, phase: () => session.round.state.round.phase }
}

test("leaving a board in mid-reveal reveals its result in words", () => {
  const { onRevealed, phase } = left({ phase: "settled", result })
  expect(onRevealed.mock.calls).toEqual([[result, "Rolled 0."]])
  expect(phase()).toBe("revealed")
})

test("a bet whose board was left reveals its result in words as soon as it has settled, once", async () => {
  const { onRevealed, show, phase } = left({ phase: "confirming", bet })
  await show({ phase: "overdue", bet })
  expect(onRevealed).not.toHaveBeenCalled()
  await show({ phase: "settled", result })
  expect(phase()).toBe("revealed")
  await show({ phase: "settled", result: { ...result, nonce: 9 } })
  expect(onRevealed).toHaveBeenCalledOnce()
})

test("a board that is back reveals its result itself", async () => {
  const { onRevealed, show, phase } = left({ phase: "confirming", bet }, () => true)
  await show({ phase: "settled", result })
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
    await show({ phase: "settled", result })
    expect(onRevealed).not.toHaveBeenCalled()
  },
)

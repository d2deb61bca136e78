import type { RoundResult, RoundState } from "@dghrt/betting/model"
import { bettingByHand, sampleResult } from "@dghrt/betting/testing"
import { expect, test, vi } from "vitest"
import { countPlays } from "./count-plays"

const resultOf = (nonce: number) =>
  sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice", index: 0, nonce, rngSeed: `seed-${nonce}` })

/** A wallet's session whose round a test moves by hand. */
function open({ free = false } = {}) {
  const { set, subscribe } = bettingByHand()
  const program = free
    ? null
    : {
        chain: () => Promise.reject(new Error("No chain")),
        explorerUrl: (signature: string) => signature,
        evidence: () => Promise.reject(new Error("No node")),
      }
  const count = vi.fn<(result: RoundResult, address: string) => void>()
  const move = (round: RoundState) => set({ round })
  return { session: { subscribe, program, address: "me" }, count, move }
}

test("each play is counted when its result has been on screen, and not before", () => {
  const { session, count, move } = open()
  countPlays(session, count)
  move({ phase: "settled", result: resultOf(1) })
  expect(count).not.toHaveBeenCalled()
  move({ phase: "revealed", result: resultOf(1) })
  expect(count).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ nonce: 1 }), "me")
})

test("a result that gives way to the next bet at once is counted, also after the page was opened again", () => {
  const { session, count, move } = open()
  countPlays(session, count)
  countPlays(session, count)
  move({ phase: "revealed", result: resultOf(1) })
  move({ phase: "preparing", bet: resultOf(2).bet })
  move({ phase: "revealed", result: resultOf(2) })
  move({ phase: "idle" })
  expect(count.mock.calls.map(([{ nonce }]) => nonce)).toEqual([1, 2])
})

test("free play is not counted", () => {
  const { session, count, move } = open({ free: true })
  countPlays(session, count)
  move({ phase: "revealed", result: resultOf(1) })
  expect(count).not.toHaveBeenCalled()
})

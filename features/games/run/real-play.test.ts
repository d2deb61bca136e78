import { sampleResult } from "@dghrt/betting/testing"
import { expect, test, vi } from "vitest"
import { sampleBoard } from "../testing/sample-board"
import { withRealPlay } from "./real-play"

const last = sampleResult({ gameId: "toss", betArray: [0, 20_000], metadata: "0:toss:heads", index: 1 })
const shown = { ...last, payout: 9_000_000_000n, multiplierBps: 360_000 }

test("a whole run is shown, its last play is verified and shared", () => {
  const given = { onVerify: vi.fn(), onShare: vi.fn() }
  const context = withRealPlay(sampleBoard(given), last)
  context.onVerify(shown)
  context.onShare?.(shown)
  expect(given.onVerify).toHaveBeenLastCalledWith(last)
  expect(given.onShare).toHaveBeenLastCalledWith(last)
})

test("a play of the same number in an account that was opened anew is itself", () => {
  const onVerify = vi.fn()
  const older = { ...shown, rngSeed: "a seed from before the account was closed" }
  withRealPlay(sampleBoard({ onVerify }), last).onVerify(older)
  expect(onVerify).toHaveBeenLastCalledWith(older)
})

test("a table that shares nothing goes on sharing nothing", () =>
  expect(withRealPlay(sampleBoard(), last).onShare).toBeUndefined())

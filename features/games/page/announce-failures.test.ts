import type { RoundState } from "@dghrt/betting/model"
import { bettingByHand } from "@dghrt/betting/testing"
import { expect, test, vi } from "vitest"
import { announceFailures } from "./announce-failures"

const failed: RoundState = {
  phase: "failed",
  bet: null,
  reason: "rejected-by-wallet",
  message: "Declined.",
  moneyMoved: "no",
}

/** A session whose round a test moves by hand. */
function open(first: RoundState = { phase: "idle" }) {
  const { set, subscribe } = bettingByHand({}, { round: first })
  const takenBack = vi.fn()
  const tell = vi.fn(() => takenBack)
  const connect = vi.fn()
  const move = (round: RoundState) => set({ round })
  const program = {
    chain: () => Promise.reject(new Error("No chain")),
    explorerUrl: (signature: string) => `https://explorer.test/${signature}`,
    evidence: () => Promise.reject(new Error("No node")),
  }
  return { session: { subscribe, program }, set, tell, connect, takenBack, move }
}

test("a failure is announced once, even if the game page is reopened", async () => {
  const { session, tell, connect, move } = open()
  announceFailures(session, tell, connect)
  announceFailures(session, tell, connect)
  move({ ...failed })
  const words = {
    title: "Transaction Rejected",
    detail: "You rejected the transaction in your wallet.",
    tone: "danger",
  }
  expect(tell).toHaveBeenCalledExactlyOnceWith(words, "rejected-by-wallet")
  move({ ...failed })
  expect(tell).toHaveBeenCalledTimes(2)
})

test("the words give way to the next play, and stay until then", async () => {
  const { session, tell, connect, takenBack, move, set } = open()
  announceFailures(session, tell, connect)
  move({ ...failed })
  set({ commitment: { nonce: 1, hashedSeed: "", slot: 1 } })
  expect(takenBack).not.toHaveBeenCalled()
  move({ phase: "idle" })
  expect(takenBack).toHaveBeenCalledOnce()
})

test("a failure from before the game page was opened is not announced", async () => {
  const { session, tell, connect, move, set } = open(failed)
  announceFailures(session, tell, connect)
  set({ results: [] })
  expect(tell).not.toHaveBeenCalled()
  move({ phase: "idle" })
  expect(tell).not.toHaveBeenCalled()
})

test("a disconnected wallet opens the wallet dialog instead of a message", async () => {
  const { session, tell, connect, move } = open()
  announceFailures(session, tell, connect)
  move({ ...failed, reason: "not-connected" })
  expect(connect).toHaveBeenCalledOnce()
  expect(tell).not.toHaveBeenCalled()
})

test("a bet that is refused because of another tab gets no toast beside the notice on the board", async () => {
  const { session, tell, connect, move } = open()
  announceFailures(session, tell, connect)
  move({ ...failed, reason: "busy-elsewhere", message: "Another tab is playing." })
  expect(tell).not.toHaveBeenCalled()
  expect(connect).not.toHaveBeenCalled()
  move({ ...failed })
  expect(tell).toHaveBeenCalledOnce()
})

test("a bet whose fate is unknown is announced with the way to its transaction", async () => {
  const { session, tell, connect, move } = open()
  announceFailures(session, tell, connect)
  move({ ...failed, reason: "network", moneyMoved: "unknown", signature: "5xSig" })
  const words = {
    tone: "danger",
    title: "No Confirmation Yet",
    detail: "Check the transaction before you retry.",
    link: { label: "View Transaction →", href: "https://explorer.test/5xSig" },
  }
  expect(tell).toHaveBeenCalledExactlyOnceWith(words, "network")
})

import type { FailureReason, MoneyMoved } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { failureNotice } from "./failure"

const reasons: FailureReason[] = [
  "refused",
  "rejected-by-wallet",
  "not-connected",
  "insufficient-funds",
  "simulation-failed",
  "program-refused",
  "wallet-changed-transaction",
  "transaction-too-large",
  "unexpected",
  "network",
  "code-missing",
  "expired",
  "cancelled",
  "busy-elsewhere",
]
const notice = (reason: FailureReason, moneyMoved: MoneyMoved, message = "") =>
  failureNotice({ phase: "failed", bet: null, reason, message, moneyMoved })

describe.each(reasons)("%s", (reason) => {
  test("never suggests another bet while money may be moving", () => {
    expect(notice(reason, "unknown").next).toMatch(/Betting stays off/)
    expect(notice(reason, "unknown").next).not.toMatch(/again|then play/i)
  })
  test("says in each case whether money moved", () => {
    expect(notice(reason, "no").money).toBe("No money has moved.")
    expect(notice(reason, "yes").money).toBe("Your stake has left the wallet.")
    expect(notice(reason, "unknown").money).toContain("We do not know yet")
  })
})

test("the chain's own words follow what the title leaves open, and repeat nothing", () => {
  expect(notice("network", "no", "The Solana node did not answer.").title).toBe("Network Error")
  expect(notice("program-refused", "no", "The pool takes no bets.").title).toBe(
    "Program Error. The pool takes no bets.",
  )
})

test("a refused bet has the title of its own entry, followed by the amounts", () => {
  const failure = { phase: "failed", bet: null, reason: "refused", moneyMoved: "no" } as const
  const { title } = failureNotice({ ...failure, messageId: "BET_TOO_HIGH", message: "At most 2 SOL." })
  expect(title).toBe("Bet Too High. At most 2 SOL.")
})

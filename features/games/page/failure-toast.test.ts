import type { FailureReason, MoneyMoved } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { failureToast } from "./failure-toast"

const toast = (reason: FailureReason, moneyMoved: MoneyMoved = "no", message = "The round's own words.") =>
  failureToast({ phase: "failed", bet: null, reason, message, moneyMoved })

test.each<[FailureReason, string, string]>([
  ["rejected-by-wallet", "Transaction Rejected", "You rejected the transaction in your wallet."],
  ["insufficient-funds", "Insufficient Funds", "Insufficient funds. Please deposit more to continue."],
  ["network", "Network Error", "We could not reach the network. Check your connection and try again."],
  ["unexpected", "Application Error", "Something went wrong. Please try again."],
])("%s is announced in the app's words", (reason, title, detail) =>
  expect(toast(reason)).toEqual({ tone: "danger", title, detail }),
)

test.each<FailureReason>(["program-refused", "simulation-failed"])(
  "%s is announced in the chain's words, which know the cause",
  (reason) => expect(toast(reason).detail).toBe("The round's own words."),
)

test("a bet with an entry of its own is announced by that entry, amounts included", () => {
  const message = "The smallest bet here is 0.0100 SOL."
  const failure = { phase: "failed", bet: null, reason: "refused", moneyMoved: "no", message } as const
  expect(failureToast({ ...failure, messageId: "BET_TOO_LOW" })).toEqual({
    tone: "danger",
    title: "Bet Too Low",
    detail: message,
  })
  expect(failureToast({ ...failure, messageId: "COSTS_CHANGED" })).toMatchObject({ tone: "warning" })
})

test.each<MoneyMoved>(["no", "unknown"])("the game whose bet failed is named (money moved: %s)", (moneyMoved) => {
  const bet = { gameId: "slots", betArray: [0], wager: 1n, metadata: "0:slots" }
  const { detail } = failureToast({ phase: "failed", bet, reason: "network", message: "", moneyMoved })
  expect(detail).toMatch(/^Slots: (We could not reach the network|Check the transaction)/)
})

describe.each<MoneyMoved>(["unknown", "yes"])("while money has moved or may have: %s", (moneyMoved) => {
  test.each<FailureReason>(["network", "rejected-by-wallet", "expired"])("%s invites to no second bet", (reason) =>
    expect(toast(reason, moneyMoved).detail).toBe("Check the transaction before you retry."),
  )
})

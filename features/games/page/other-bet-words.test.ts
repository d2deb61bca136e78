import type { OtherBet } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { otherBetWords } from "./other-bet-words"

const tokens = [
  { mint: "sol", symbol: "SOL" },
  { mint: "usdc", symbol: "USDC" },
]
const words = (change: Partial<OtherBet>) =>
  otherBetWords(
    { gameId: "slots", token: "sol", phase: "settling", ...change },
    { gameId: "dice", token: "sol" },
    {},
    tokens,
  )

test.each<[Partial<OtherBet>, string, string]>([
  [{}, "Your Slots bet is settling.", "Waiting for your Slots bet."],
  [{ phase: "signing" }, "Your Slots bet is waiting for your signature.", "Waiting for your Slots bet."],
  [{ phase: "unrevealed" }, "Your Slots bet has settled.", "See the result of your Slots bet before you bet again."],
  [{ phase: "unknown" }, "Your Slots bet is not confirmed yet.", "Waiting for your Slots bet."],
  [{ token: "usdc" }, "Your Slots bet in USDC is settling.", "Waiting for your Slots bet."],
])("%o is named with game and token and leads to its board", (change, text, blockedReason) => {
  expect(words(change)).toEqual({ text, blockedReason, action: { kind: "open", label: "Open Slots" } })
})

test("a bet of the same game in another token leads to that token", () => {
  expect(words({ gameId: "dice", token: "usdc" })).toMatchObject({
    text: "Your Dice bet in USDC is settling.",
    action: { kind: "open", label: "Switch to USDC" },
  })
})

test.each<Partial<OtherBet>>([{ gameId: "roulette" }, { gameId: "plinkorace" }, { token: "unlisted" }])(
  "a result that no board can show can be dismissed, so that the wallet can bet again: %o",
  (change) => {
    expect(words({ ...change, phase: "unrevealed" }).action).toEqual({ kind: "dismiss", label: "Dismiss" })
    expect(words(change).action).toBeNull()
  },
)

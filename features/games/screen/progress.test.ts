import { acceptsBet, type RoundState } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { freeProgressOf, progressOf, stakeObstacle } from "./progress"

const bet = { gameId: "dice", betArray: [20_000, 0], wager: 1n, metadata: "0:dice:under-50" }
const result = {
  bet,
  token: "So11111111111111111111111111111111111111112",
  nonce: 1,
  resultIndex: 0,
  multiplierBps: 20_000,
  payout: 2n,
  clientSeed: "1",
  rngSeed: "seed",
  hashedSeed: null,
  committedSlot: null,
  betSlot: null,
  jackpotPayout: 0n,
  signature: null,
}
const failed = (moneyMoved: "yes" | "no" | "unknown"): RoundState => ({
  phase: "failed",
  bet,
  reason: "network",
  message: "",
  moneyMoved,
})

test.each<{ round: RoundState; bars: string; text: string; emoji?: string }>([
  { round: { phase: "idle" }, bars: "idle idle idle", text: "Ready to play!", emoji: "🎮" },
  { round: { phase: "preparing", bet }, bars: "loading idle idle", text: "Preparing your bet..." },
  { round: { phase: "simulating", bet }, bars: "loading idle idle", text: "Please sign your bet...", emoji: "🖋️" },
  { round: { phase: "signing", bet }, bars: "loading idle idle", text: "Please sign your bet...", emoji: "🖋️" },
  { round: { phase: "sending", bet }, bars: "finished loading idle", text: "Sending to blockchain...", emoji: "🚀" },
  {
    round: { phase: "confirming", bet },
    bars: "finished finished loading",
    text: "Getting your result...",
    emoji: "🎯",
  },
  {
    round: { phase: "overdue", bet },
    bars: "finished finished loading",
    text: "Still waiting for the network. Your bet is safe to resume.",
  },
  { round: { phase: "settled", result }, bars: "finished finished finished", text: "Revealing" },
  { round: { phase: "revealed", result }, bars: "finished finished finished", text: "Ready to play!", emoji: "🎮" },
  { round: failed("no"), bars: "idle idle idle", text: "Ready to play!", emoji: "🎮" },
  { round: failed("unknown"), bars: "idle idle idle", text: "Checking your last bet..." },
])("$round.phase shows its bars and words", ({ round, bars, text, emoji }) => {
  expect(
    progressOf(round)
      .steps.map((step) => step.state)
      .join(" "),
  ).toBe(bars)
  expect(progressOf(round).text).toBe(text)
  expect(progressOf(round).emoji).toBe(emoji)
})

test("a bet is offered only when no other one can be on its way", () => {
  const open: RoundState[] = [{ phase: "idle" }, { phase: "revealed", result }, failed("no"), failed("yes")]
  const closed: RoundState[] = [
    { phase: "preparing", bet },
    { phase: "simulating", bet },
    { phase: "signing", bet },
    { phase: "sending", bet },
    { phase: "confirming", bet },
    { phase: "overdue", bet },
    { phase: "settled", result },
    failed("unknown"),
  ]
  expect(open.every(acceptsBet)).toBe(true)
  expect(closed.some(acceptsBet)).toBe(false)
})

test.each(["preparing", "signing", "sending", "confirming", "overdue"] as const)(
  "trouble while %s is announced in place of the step",
  (phase) => {
    expect(progressOf({ phase, bet, notice: "The node is away." }).text).toBe("The node is away.")
  },
)

test("free play never says that something was signed or sent", () => {
  const rounds: RoundState[] = [{ phase: "idle" }, { phase: "preparing", bet }, { phase: "settled", result }]
  for (const round of rounds) {
    const { steps, text } = freeProgressOf(round)
    expect(`${steps.map(({ label }) => label).join(" ")} ${text}`).not.toMatch(/sign|sen[dt]/i)
  }
  expect(freeProgressOf({ phase: "revealed", result }).steps.map(({ state }) => state)).toEqual(
    Array(3).fill("finished"),
  )
})

test.each([
  [0n, "No bet entered."],
  [9n, "This bet is too small."],
  [10n, undefined],
  [50n, undefined],
  [51n, "This bet is too large."],
])("a stake of %i within 10 and 50 is said to be %s", (wager, words) => {
  expect(stakeObstacle(wager, { min: 10n, max: 50n })).toBe(words)
})

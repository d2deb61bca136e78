import { exactAmount, signedAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { resultAmount } from "../kit/result-amount"
import type { Run } from "./run"
import type { RunEnd } from "./run-moment"
import { asOnePlay } from "./run-multiplier"

/** Where payouts go: free tokens are in no wallet. */
export const balanceName = (freePlay = false) => (freePlay ? "your balance" : "your wallet")

/** What a run came to, for the dock. */
export function overText(
  run: Run<unknown>,
  { token: { symbol, decimals }, freePlay }: Pick<BoardBetting, "token" | "freePlay">,
): string {
  if (run.end === "lost") return "The run is over."
  const result = run.start === null ? "" : ` (${signedAmount(resultAmount(asOnePlay(run)), decimals)})`
  return `You keep ${exactAmount(run.carried, decimals)} ${symbol}${result}. It is already in ${balanceName(freePlay)}.`
}

interface SpokenStep {
  /** Says what the step drew and paid. */
  sentence: string
  /** The state of the run, null unless it goes on. */
  open: string | null
  run: Run<unknown> | null
  end: RunEnd
  context: Pick<BoardBetting, "token" | "freePlay">
}

/** What is announced after a step: with it the state of a run that goes on, and in its place what was kept of one that was left. */
export function spokenStep({ sentence, open, run, end, context }: SpokenStep): string {
  if (end === "cashed-out" && run) return overText(run, context)
  if (open !== null) return `${sentence} ${open}.`
  // The player has dismissed a run that has no end here.
  return end === null ? "" : sentence
}

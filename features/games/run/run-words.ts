import { exactAmount, netAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
import type { Run } from "./run"

/** Where payouts go: free tokens are in no wallet. */
export const balanceName = (freePlay = false) => (freePlay ? "your balance" : "your wallet")

/** What a run came to, for the dock. */
export function overText(
  { start, carried, end }: Run<unknown>,
  { token: { symbol, decimals }, freePlay }: Pick<GameContext, "token" | "freePlay">,
): string {
  if (end === "lost") return "The run is over."
  const net = start === null ? "" : ` (${netAmount(carried - start, decimals)})`
  return `You keep ${exactAmount(carried, decimals)} ${symbol}${net}. It was in ${balanceName(freePlay)} already.`
}

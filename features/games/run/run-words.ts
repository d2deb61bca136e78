import { exactAmount, netAmount } from "../kit/amount-text"
import type { Table } from "../kit/table"
import type { Run } from "./run"

/** What a run came to, for the dock. */
export function overText({ start, carried, end }: Run<unknown>, { symbol, decimals }: Table["token"]): string {
  if (end === "lost") return "The run is over."
  const net = start === null ? "" : ` (${netAmount(carried - start, decimals)})`
  return `You keep ${exactAmount(carried, decimals)} ${symbol}${net}. It was in your wallet already.`
}

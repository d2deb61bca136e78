import type { BetMessage } from "@dghrt/betting"
import { type Refusal, refusalText } from "@dghrt/betting/model"
import { messageOf } from "#features/messages"
import { exactAmount } from "./amount-text"

interface TokenWords {
  symbol: string
  decimals: number
}

export const solText = (lamports: bigint) => `${exactAmount(lamports, 9)} SOL`

/** Why a bet is refused; a policy's own sentence takes the place of the entry's text. */
export const refusalMessage = (refusal: Refusal, token: TokenWords): BetMessage =>
  refusalText(refusal, token, exactAmount)

/** The same limits as a run says them: its stake is fixed, so only leaving the run helps. */
export function runRefusalText(refusal: Refusal, { symbol, decimals }: TokenWords): string {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  if (refusal.kind === "above-payout") return messageOf("RUN_ABOVE_PAYOUT", { max: text(refusal.maxPayout) }).text
  if (refusal.kind === "above-balance")
    return messageOf("RUN_ABOVE_BALANCE", { needed: text(refusal.needed), spendable: text(refusal.spendable) }).text
  return refusalMessage(refusal, { symbol, decimals }).text
}

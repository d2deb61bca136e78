import type { BetMessage } from "@dghrt/betting"
import type { Refusal } from "@dghrt/betting/model/refusal"
import { messageOf } from "#features/messages"
import { exactAmount } from "../kit/amount-text"
import { betMessage } from "./bet-message"

interface TokenWords {
  symbol: string
  decimals: number
}

export const solText = (lamports: bigint) => `${exactAmount(lamports, 9)} SOL`

/** The catalogue's entry about a refused bet; a policy's own sentence takes the place of the entry's text. */
export function refusalMessage(refusal: Refusal, { symbol, decimals }: TokenWords): BetMessage {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  switch (refusal.kind) {
    case "pool-closed":
      return betMessage("POOL_CLOSED")
    case "no-amount":
      return betMessage("INVALID_BET")
    case "below-minimum":
      return betMessage("BET_TOO_LOW", { min: text(refusal.min) })
    case "above-payout":
      return betMessage("BET_TOO_HIGH", { max: text(refusal.max) })
    case "above-balance":
      return betMessage("INSUFFICIENT_BALANCE", { needed: text(refusal.needed), balance: text(refusal.balance) })
    case "missing-sol": {
      const { needed, lamports } = refusal
      const missing = solText(needed - lamports)
      return betMessage("MISSING_SOL_AT_BET", { needed: solText(needed), balance: solText(lamports), missing })
    }
    case "account-frozen":
      return betMessage("ACCOUNT_FROZEN", { symbol })
    case "fee-above-ceiling":
      return betMessage("FEE_ABOVE_CEILING")
    case "costs-changed":
      return betMessage("COSTS_CHANGED")
    case "policy-unavailable":
      return betMessage("POLICY_UNAVAILABLE")
    case "quote-unavailable":
      return betMessage("QUOTE_UNAVAILABLE")
    case "policy":
      return { id: "BET_REFUSED", text: refusal.sentence }
  }
}

/** The same limits as a run says them: its stake is fixed, so only leaving the run helps. */
export function runRefusalText(refusal: Refusal, { symbol, decimals }: TokenWords): string {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  if (refusal.kind === "above-payout") return messageOf("RUN_ABOVE_PAYOUT", { max: text(refusal.maxPayout) }).text
  if (refusal.kind === "above-balance")
    return messageOf("RUN_ABOVE_BALANCE", { needed: text(refusal.needed), spendable: text(refusal.spendable) }).text
  return refusalMessage(refusal, { symbol, decimals }).text
}

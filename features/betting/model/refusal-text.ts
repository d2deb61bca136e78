import type { BetMessage } from "./bet-message"
import { betTexts } from "./bet-texts"
import type { BetToken } from "./bet-token"
import type { Refusal } from "./refusal"

type Coin = Pick<BetToken, "symbol" | "decimals">

const SOL: Coin = { symbol: "SOL", decimals: 9 }

/** An entry of the texts with its values filled in. */
export const filledText = (id: keyof typeof betTexts, values: Readonly<Record<string, string>> = {}): BetMessage => ({
  id,
  text: betTexts[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
})

/** Why a bet is refused, as a sentence: a policy's own, or the text of the entry. `amount` writes units of a token without its symbol. */
export function refusalText(
  refusal: Refusal,
  token: Coin,
  amount: (units: bigint, decimals: number) => string,
): BetMessage {
  const amountOf = ({ symbol, decimals }: Coin, units: bigint) => `${amount(units, decimals)} ${symbol}`
  const text = (units: bigint) => amountOf(token, units)
  const solText = (lamports: bigint) => amountOf(SOL, lamports)
  switch (refusal.kind) {
    case "pool-closed":
      return filledText("POOL_CLOSED")
    case "no-amount":
      return filledText("INVALID_BET")
    case "below-minimum":
      return filledText("BET_TOO_LOW", { min: text(refusal.min) })
    case "above-payout":
      return filledText("BET_TOO_HIGH", { max: text(refusal.max) })
    case "above-balance":
      return filledText("INSUFFICIENT_BALANCE", { needed: text(refusal.needed), balance: text(refusal.balance) })
    case "missing-sol": {
      const { needed, lamports } = refusal
      const missing = solText(needed - lamports)
      return filledText("MISSING_SOL_AT_BET", { needed: solText(needed), balance: solText(lamports), missing })
    }
    case "account-frozen":
      return filledText("ACCOUNT_FROZEN", { symbol: token.symbol })
    case "fee-above-ceiling":
      return filledText("FEE_ABOVE_CEILING")
    case "costs-changed":
      return filledText("COSTS_CHANGED")
    case "policy-unavailable":
      return filledText("POLICY_UNAVAILABLE")
    case "quote-unavailable":
      return filledText("QUOTE_UNAVAILABLE")
    case "policy":
      return { id: "BET_REFUSED", text: refusal.sentence }
  }
}

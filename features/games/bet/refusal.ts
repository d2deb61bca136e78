import { type Message, messageOf } from "#features/messages"
import { exactAmount } from "../kit/amount-text"

/** Why a bet is not placed. Amounts are in the smallest unit of the bet's token. */
export type Refusal =
  | { kind: "pool-closed" }
  | { kind: "no-amount" }
  | { kind: "below-minimum"; min: bigint }
  | { kind: "above-payout"; max: bigint; maxPayout: bigint }
  | { kind: "above-balance"; needed: bigint; balance: bigint; spendable: bigint }
  /** A bet in another token, by a wallet without the SOL for fees and rent. */
  | { kind: "missing-sol"; needed: bigint; lamports: bigint }
  /** The issuer of the token has frozen the wallet's account. */
  | { kind: "account-frozen" }
  /** The platform's fee is above what the pool allows: a mistake in this app's configuration. */
  | { kind: "fee-above-ceiling" }
  | { kind: "costs-changed" }
  | { kind: "policy-unavailable" }
  | { kind: "quote-unavailable" }
  /** A policy's own reason, as one or more sentences for the player. */
  | { kind: "policy"; sentence: string }

interface TokenWords {
  symbol: string
  decimals: number
}

const solText = (lamports: bigint) => `${exactAmount(lamports, 9)} SOL`

/** What is shown of a refused bet: an entry of the catalogue, with its amounts filled in. */
export type RefusalMessage = Pick<Message, "id" | "text">

/** The catalogue's entry about a refused bet; a policy's own sentence takes the place of the entry's text. */
export function refusalMessage(refusal: Refusal, { symbol, decimals }: TokenWords): RefusalMessage {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  switch (refusal.kind) {
    case "pool-closed":
      return messageOf("POOL_CLOSED")
    case "no-amount":
      return messageOf("INVALID_BET")
    case "below-minimum":
      return messageOf("BET_TOO_LOW", { min: text(refusal.min) })
    case "above-payout":
      return messageOf("BET_TOO_HIGH", { max: text(refusal.max) })
    case "above-balance":
      return messageOf("INSUFFICIENT_BALANCE", { needed: text(refusal.needed), balance: text(refusal.balance) })
    case "missing-sol": {
      const { needed, lamports } = refusal
      const missing = solText(needed - lamports)
      return messageOf("MISSING_SOL_AT_BET", { needed: solText(needed), balance: solText(lamports), missing })
    }
    case "account-frozen":
      return messageOf("ACCOUNT_FROZEN", { symbol })
    case "fee-above-ceiling":
      return messageOf("FEE_ABOVE_CEILING")
    case "costs-changed":
      return messageOf("COSTS_CHANGED")
    case "policy-unavailable":
      return messageOf("POLICY_UNAVAILABLE")
    case "quote-unavailable":
      return messageOf("QUOTE_UNAVAILABLE")
    case "policy":
      return { ...messageOf("BET_REFUSED"), text: refusal.sentence }
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

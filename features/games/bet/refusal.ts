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

/** The only place where a refused bet gets its words. */
export function refusalText(refusal: Refusal, { symbol, decimals }: TokenWords): string {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  switch (refusal.kind) {
    case "pool-closed":
      return "The pool takes no bets at the moment. Nothing was sent."
    case "no-amount":
      return "Enter a valid bet amount."
    case "below-minimum":
      return `The smallest bet here is ${text(refusal.min)}.`
    case "above-payout":
      return `This bet could win more than the pool can pay. With these settings the most you can bet is ${text(refusal.max)}.`
    case "above-balance":
      return `This bet needs ${text(refusal.needed)} including fees, rent and the balance a wallet has to keep. Your wallet holds ${text(refusal.balance)}.`
    case "missing-sol": {
      const { needed, lamports } = refusal
      return `This bet needs ${solText(needed)} for network fees, rent and the balance a wallet has to keep. Your wallet holds ${solText(lamports)}: ${solText(needed - lamports)} are missing. Nothing was sent.`
    }
    case "account-frozen":
      return `The issuer of ${symbol} has frozen your ${symbol} account, so nothing can be bet from it. Nothing was sent.`
    case "fee-above-ceiling":
      return "This platform's fee is above what the pool allows, so the bet was not sent. Please report this."
    case "costs-changed":
      return "The costs of this bet have changed. Nothing was sent. Check the new costs, then play again."
    case "policy-unavailable":
      return "It could not be checked whether this bet is allowed. Nothing was sent. Try again in a moment."
    case "quote-unavailable":
      return "The costs of this bet could not be read. Nothing was sent. Try again in a moment."
    case "policy":
      return refusal.sentence
  }
}

/** The same limits as a run says them: its stake is fixed, so only leaving the run helps. */
export function runRefusalText(refusal: Refusal, { symbol, decimals }: TokenWords): string {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  if (refusal.kind === "above-payout")
    return `The pool pays at most ${text(refusal.maxPayout)}, so this goes no further.`
  if (refusal.kind === "above-balance")
    return `The next step takes ${text(refusal.needed)} with its fees; you can play ${text(refusal.spendable)}.`
  return refusalText(refusal, { symbol, decimals })
}

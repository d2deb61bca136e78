import type { TokenConfig } from "#contract/config"
import type { PlatformStats } from "#contract/stats"

export interface Revenue {
  /** US dollars; null when they are unknown. */
  usd: string | null
  /** The fees in their own tokens, or why the dollars are unknown. */
  note: string
}

interface RevenueOptions {
  tokens: readonly Pick<TokenConfig, "mint" | "symbol" | "decimals">[]
  /** The worth of an amount in US cents; null without a live price. */
  cents: (amount: bigint, mint: string) => bigint | null
  centsText: (cents: bigint) => string
  formatUnits: (amount: bigint, decimals: number) => string
}

/** What the operator earned. One fee of unknown worth makes the dollars unknown: a sum without it would be wrong. */
export function revenueOf(
  { creatorFees, revenueUsd }: Pick<PlatformStats, "creatorFees" | "revenueUsd">,
  { tokens, cents, centsText, formatUnits }: RevenueOptions,
): Revenue {
  if (revenueUsd !== undefined)
    return { usd: centsText(BigInt(Math.round(revenueUsd * 100))), note: "As the indexer gives it" }
  if (creatorFees === undefined) return { usd: null, note: "This indexer does not sum fees" }
  const earned = creatorFees.filter(({ amount }) => amount > 0n)
  const named = earned.flatMap(({ token: mint, amount }) => {
    const token = tokens.find((one) => one.mint === mint)
    return token ? [{ ...token, amount, worth: cents(amount, mint) }] : []
  })
  const amounts = named.map(({ amount, decimals, symbol }) => `${formatUnits(amount, decimals)} ${symbol}`)
  if (named.length < earned.length)
    return { usd: null, note: [...amounts, "and fees in an unlisted token"].join(" \u00b7 ") }
  const unpriced = named.filter(({ worth }) => worth === null).map(({ symbol }) => symbol)
  if (unpriced.length > 0)
    return { usd: null, note: [...amounts, `no live price for ${unpriced.join(" and ")}`].join(" \u00b7 ") }
  const total = named.reduce((sum, { worth }) => sum + (worth ?? 0n), 0n)
  return { usd: centsText(total), note: amounts.length > 0 ? amounts.join(" \u00b7 ") : "No fees yet" }
}

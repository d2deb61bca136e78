import type { TokenConfig } from "../contract/config"
import { coinOfSymbol, type Prices } from "../contract/prices"

/** US dollars of a token's smallest unit; null when the token or its price is unknown. */
export function usdOfUnit(mint: string, tokens: readonly TokenConfig[], prices: Prices): number | null {
  const token = tokens.find((one) => one.mint === mint)
  const coin = token && coinOfSymbol[token.symbol]
  const price = coin && prices[coin]
  return token && price ? price.usd / 10 ** token.decimals : null
}

import { centsOf, usablePrice, usePrices } from "#features/prices"
import { useExplorer } from "./explorer-context"

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** "$58.22" with a live price that is at most ten minutes old; null without one. */
export function useUsd(): (value: bigint, mint: string) => string | null {
  const { config } = useExplorer()
  const { tokens } = usePrices(config.tokens)
  return (value, mint) => {
    const token = config.tokens.find((one) => one.mint === mint)
    const entry = tokens.find(({ mintAddress }) => mintAddress === mint)
    const price = entry ? usablePrice(entry, Date.now()) : null
    if (!token || price === null) return null
    return dollars.format(Number(centsOf(value, price, token.decimals)) / 100)
  }
}

import { serverNowMs } from "#features/kernel"
import { centsOf, centsText, usablePriceOf, usePrices } from "#features/prices"
import { useExplorer } from "../data/explorer-context"

/** What an amount is worth in US cents, with a live price that is at most ten minutes old; null without one. */
export function useCents(): (value: bigint, mint: string) => bigint | null {
  const { config } = useExplorer()
  const { tokens } = usePrices(config.tokens)
  return (value, mint) => {
    const token = config.tokens.find((one) => one.mint === mint)
    const price = usablePriceOf(tokens, mint, serverNowMs())
    return token && price !== null ? centsOf(value, price, token.decimals) : null
  }
}

export function useUsd(): (value: bigint, mint: string) => string | null {
  const cents = useCents()
  return (value, mint) => {
    const worth = cents(value, mint)
    return worth === null ? null : centsText(worth)
  }
}

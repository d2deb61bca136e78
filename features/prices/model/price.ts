import type { CoinId, Prices } from "#contract/prices"

/** Where a price comes from: a live answer, the built-in figure, or nowhere. */
export type PriceSource = "api" | "fallback" | "unavailable"

export interface TokenPrice {
  mintAddress: string
  symbol: string
  name: string
  /** US dollars for one token; null when unknown. */
  currentPrice: number | null
  isLivePrice: boolean
  /** Milliseconds since 1970 of a live price. */
  lastUpdated: number | null
  source: PriceSource
  /** Against the price before, for five minutes; null while less than a tenth of a per cent. */
  change: PriceChange | null
  /** False for a token that does not exist on chain yet. */
  minted: boolean
}

export interface PriceChange {
  /** 0.02 is two per cent up. */
  share: number
  /** More than two per cent. */
  significant: boolean
  /** When it was seen, milliseconds since 1970. */
  atMs: number
}

export interface PricedToken {
  mint: string
  symbol: string
  name: string
}

/** What each token is taken for until the first answer, in US dollars. */
export const defaultPricesUsd: Readonly<Record<string, number>> = { SOL: 232.89, USDC: 0.999781, DGHRT: 1 }

const coinOf: Readonly<Record<string, CoinId>> = { SOL: "solana", USDC: "usd-coin" }

/** The free-play token is listed although it has no mint yet. */
export const freeToken: PricedToken = { mint: "", symbol: "DGHRT", name: "DGHRT" }

const CHANGE_WINDOW_MS = 5 * 60_000
const CHANGE_FLOOR = 0.001
const SIGNIFICANT = 0.02
/** An older price may be shown with its age, but nothing is converted with it. */
const USABLE_MS = 10 * 60_000

export const unpriced = (tokens: readonly PricedToken[]): readonly TokenPrice[] =>
  [...tokens, freeToken].map(({ mint, symbol, name }) => {
    const currentPrice = defaultPricesUsd[symbol] ?? null
    return {
      mintAddress: mint,
      symbol,
      name,
      currentPrice,
      isLivePrice: false,
      lastUpdated: null,
      source: currentPrice === null ? "unavailable" : "fallback",
      change: null,
      minted: mint !== "",
    }
  })

/** The list after an answer. A token that the answer leaves out keeps what it had; an unminted one has no price from then on. */
export const priced = (before: readonly TokenPrice[], answer: Prices, nowMs: number): readonly TokenPrice[] =>
  before.map((token) => {
    if (!token.minted) return { ...token, currentPrice: null, source: "unavailable" }
    const coin = coinOf[token.symbol]
    const live = coin && answer[coin]
    if (!live) return token
    const lastUpdated = live.last_updated_at === undefined ? nowMs : Math.min(live.last_updated_at * 1000, nowMs)
    return {
      ...token,
      currentPrice: live.usd,
      isLivePrice: true,
      lastUpdated,
      source: "api",
      change: changeOf(token, live.usd, nowMs),
    }
  })

function changeOf({ currentPrice, lastUpdated, change }: TokenPrice, usd: number, nowMs: number): PriceChange | null {
  if (usd === currentPrice) return change && nowMs - change.atMs <= CHANGE_WINDOW_MS ? change : null
  if (currentPrice === null || lastUpdated === null || nowMs - lastUpdated > CHANGE_WINDOW_MS) return null
  const share = (usd - currentPrice) / currentPrice
  if (Math.abs(share) <= CHANGE_FLOOR) return null
  return { share, significant: Math.abs(share) > SIGNIFICANT, atMs: nowMs }
}

/** The price to convert with, or null when there is none that is live and less than ten minutes old. */
export const usablePrice = ({ currentPrice, lastUpdated }: TokenPrice, nowMs: number): number | null =>
  lastUpdated !== null && nowMs - lastUpdated <= USABLE_MS ? currentPrice : null

/** The same for a token by its mint; null also for a token that is not in the list. */
export function usablePriceOf(prices: readonly TokenPrice[], mint: string, nowMs: number): number | null {
  const entry = prices.find(({ mintAddress }) => mintAddress === mint)
  return entry ? usablePrice(entry, nowMs) : null
}

/** Where a token's chart is drawn; none for a token without a mint. */
export const chartUrl = ({ mintAddress, minted }: TokenPrice): string | null =>
  minted ? `https://dexscreener.com/solana/${mintAddress}` : null

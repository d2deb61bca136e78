import { Badge, cn, IconButton, Ticker, TokenCoin } from "@dghrt/design-system"
import { Flame, RefreshCw } from "lucide-react"
import { memo, useEffect, useState } from "react"
import { type Prices, usePrices } from "../data/use-prices"
import { chartUrl, type PricedToken, type TokenPrice } from "../model/price"
import { changeText, newestUpdate, priceRowText, usdText } from "../model/price-text"

export interface PriceTickerProps {
  tokens: readonly PricedToken[]
  /** Asks for new prices; elsewhere the last ones stay, with their age. */
  active: boolean
  /** How often the row takes over what was read; 0 leaves that to the button. */
  intervalMs: number
}

/** The row of prices under the header. */
export function PriceTicker({ tokens, active, intervalMs }: PriceTickerProps) {
  const prices = usePrices(tokens, active)
  const nowMs = useClock(1_000)
  const [shown, setShown] = useState(prices.tokens)
  const [asked, setAsked] = useState(false)
  const atOnce = asked || shown.every(({ isLivePrice }) => !isLivePrice)
  const due = intervalMs > 0 ? Math.floor(nowMs / intervalMs) : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new price waits for the next interval; the first and one that was asked for do not
  useEffect(() => setShown(prices.tokens), [due, atOnce && prices.tokens])
  useEffect(() => {
    if (!prices.refreshing) setAsked(false)
  }, [prices.refreshing])
  const refresh = () => {
    setAsked(true)
    prices.refresh()
  }
  return <PriceTickerView {...prices} tokens={shown} nowMs={nowMs} refresh={refresh} />
}

export interface PriceTickerViewProps extends Prices {
  nowMs: number
}

export function PriceTickerView({ tokens, unavailable, refreshing, refresh, nowMs }: PriceTickerViewProps) {
  const live = newestUpdate(tokens) !== null
  return (
    <section aria-label="Token prices" className="flex h-full items-center gap-4 text-[0.8125rem]">
      <Entries tokens={tokens} marked={live} />
      {live && !unavailable && (
        <span className="hidden items-center gap-1.5 text-text-muted sm:flex">
          <i aria-hidden className="size-2 rounded-full bg-success" />
          Live
        </span>
      )}
      <span className={cn("whitespace-nowrap max-sm:sr-only", unavailable ? "text-warning" : "text-text-muted")}>
        {priceRowText(tokens, refreshing, nowMs)}
      </span>
      <IconButton label="Refresh prices" size="sm" tipSide="bottom" disabled={refreshing} onClick={refresh}>
        <RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />
      </IconButton>
    </section>
  )
}

// The age beside them ticks every second, they do not.
const Entries = memo(function Entries({ tokens, marked }: Pick<Prices, "tokens"> & { marked: boolean }) {
  return (
    <Ticker label="prices" className="flex-1">
      {tokens.map((token) => (
        <Entry key={token.symbol} token={token} marked={marked} />
      ))}
    </Ticker>
  )
})

interface EntryProps {
  token: TokenPrice
  /** Says where this price differs from the others; false while the sentence at the end of the row is about all of them. */
  marked: boolean
}

function Entry({ token, marked }: EntryProps) {
  const url = chartUrl(token)
  if (!url) {
    return (
      <span className="flex items-center gap-2">
        <Name token={token} />
        <span className="text-text-muted">Coming Soon</span>
      </span>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="flex items-center gap-2 rounded-xs">
      <Name token={token} />
      <Price token={token} marked={marked} />
      <span className="sr-only">, chart in a new tab</span>
    </a>
  )
}

function Name({ token: { symbol } }: { token: TokenPrice }) {
  return (
    <>
      <TokenCoin symbol={symbol} className="size-4.5" />
      <b className="font-semibold">{symbol}</b>
    </>
  )
}

function Price({ token: { currentPrice, source, change }, marked }: EntryProps) {
  if (currentPrice === null) return <span className="text-text-muted">{marked ? "Price unavailable" : "—"}</span>
  return (
    <>
      <span className={source === "api" ? "text-text-secondary" : "text-text-muted"}>{usdText(currentPrice)}</span>
      {source === "api" && currentPrice > 1 && (
        <Flame aria-label="above one dollar" role="img" className="size-3.5 text-warning" strokeWidth={1.75} />
      )}
      {marked && source === "fallback" && <Badge>not live</Badge>}
      {change && (
        <span className={cn(change.share < 0 ? "text-danger" : "text-success", change.significant && "font-[650]")}>
          {changeText(change)}
        </span>
      )}
    </>
  )
}

function useClock(everyMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}

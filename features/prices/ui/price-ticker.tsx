import { Badge, cn, IconButton, Ticker, TokenCoin } from "@dghrt/design-system"
import { Flame, RefreshCw } from "lucide-react"
import { memo, useEffect, useState } from "react"
import { serverNowMs } from "#features/kernel"
import { type Prices, usePrices } from "../data/use-prices"
import { chartUrl, type PricedToken, type TokenPrice, usablePrice } from "../model/price"
import { changeText, newestUpdate, priceRowText, unitPriceText } from "../model/price-text"
import { PriceNote } from "./price-note"

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
  const read = newestUpdate(tokens) !== null
  const outdated = tokens.filter((token) => usablePrice(token, nowMs) === null).map(({ symbol }) => symbol)
  const live = outdated.length < tokens.length
  return (
    <section aria-label="Token prices" className="flex h-full items-center gap-4 text-[0.8125rem]">
      <Entries tokens={tokens} read={read} outdated={outdated.join(" ")} />
      {live && !unavailable && (
        <span className="hidden items-center gap-1.5 text-text-muted sm:flex">
          <i aria-hidden className="size-2 rounded-full bg-success" />
          Live
        </span>
      )}
      <span className="whitespace-nowrap text-text-muted max-sm:sr-only">
        {unavailable || !live ? (
          <PriceNote mark={priceRowText(tokens, refreshing, nowMs)} />
        ) : (
          priceRowText(tokens, refreshing, nowMs)
        )}
      </span>
      <IconButton label="Refresh prices" size="sm" tipSide="left" aria-disabled={refreshing} onClick={refresh}>
        <RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />
      </IconButton>
    </section>
  )
}

interface EntriesProps {
  tokens: readonly TokenPrice[]
  /** Some price was read; until then the sentence at the end of the row is about all of them. */
  read: boolean
  /** Symbols whose price is not current, as text: the age beside the entries ticks every second, they do not. */
  outdated: string
}

const Entries = memo(function Entries({ tokens, read, outdated }: EntriesProps) {
  const symbols = outdated.split(" ")
  const live = symbols.length < tokens.length || outdated === ""
  return (
    <Ticker label="prices" className="flex-1">
      {tokens.map((token) => {
        const current = !symbols.includes(token.symbol)
        // Where no price is current, the sentence says how old those are that were read.
        const marked = !current && (live || (read && token.source === "fallback"))
        return <Entry key={token.symbol} token={token} read={read} current={current} marked={marked} />
      })}
    </Ticker>
  )
})

interface EntryProps {
  token: TokenPrice
  read: boolean
  /** Live and young enough to convert with. */
  current: boolean
  /** Says that this price, unlike others of the row, is not live. */
  marked: boolean
}

function Entry({ token, ...state }: EntryProps) {
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
    <a href={url} target="_blank" rel="noopener noreferrer" className="flex min-h-6 items-center gap-2 rounded-xs">
      <Name token={token} />
      <Price token={token} {...state} />
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

function Price({ token: { currentPrice, change }, read, current, marked }: EntryProps) {
  if (currentPrice === null) return <span className="text-text-muted">{read ? "Price unavailable" : "—"}</span>
  return (
    <>
      <span className={current ? "text-text-secondary" : "text-text-muted"}>{unitPriceText(currentPrice)}</span>
      {current && currentPrice > 1 && (
        <Flame aria-label="above one dollar" role="img" className="size-3.5 text-warning" strokeWidth={1.75} />
      )}
      {marked && <Badge>not live</Badge>}
      {current && change && (
        <span className={cn(change.share < 0 ? "text-danger" : "text-success", change.significant && "font-[650]")}>
          {changeText(change)}
        </span>
      )}
    </>
  )
}

function useClock(everyMs: number): number {
  const [nowMs, setNowMs] = useState(serverNowMs)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNowMs()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}

import { CountUp, SkeletonFigure } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { Pool } from "#contract/pools"
import type { Remote } from "#features/kernel"
import { centsOf, centsText } from "#features/prices"
import { jackpotWin } from "../model/jackpot-split"
import { JackpotFrame, unknownJackpot } from "./jackpot-frame"

export interface JackpotToken {
  mint: string
  symbol: string
  decimals: number
}

export interface JackpotFigureProps {
  pool: Remote<Pick<Pool, "jackpot" | "jackpotSplit">>
  token: JackpotToken
  /** US dollars for one token; null when no live price is known. */
  priceUsd: number | null
  /** Whether the player's bets take part; unknown for a visitor. */
  taking?: boolean
  /** Leads to the pot and its split, where they are not shown already. */
  splitLink?: ReactNode
}

/** What a winner of the jackpot receives; a dash while unknown, never a zero. */
export function JackpotFigure({ pool, token, priceUsd, taking, splitLink }: JackpotFigureProps) {
  return (
    <JackpotFrame
      figure={<Figure pool={pool} token={token} />}
      symbol={token.symbol}
      note={noteOf(pool, token, priceUsd)}
      {...(splitLink !== undefined && pool.status === "ready" && { more: splitLink })}
      {...(taking !== undefined && { taking })}
    />
  )
}

function Figure({ pool, token }: Pick<JackpotFigureProps, "pool" | "token">) {
  if (pool.status === "loading") return <SkeletonFigure className="h-[1em] w-36 align-bottom" />
  if (pool.status === "failed") return unknownJackpot
  return <CountUp value={jackpotWin(pool.value)} decimals={token.decimals} digits={4} className="jackpot-gold" />
}

function noteOf(pool: JackpotFigureProps["pool"], token: JackpotToken, priceUsd: number | null): string {
  if (pool.status === "failed") return "The jackpot could not be loaded."
  if (pool.status === "loading") return ""
  if (priceUsd === null) return "What a winner receives"
  return `What a winner receives, ≈ ${centsText(centsOf(jackpotWin(pool.value), priceUsd, token.decimals))}`
}

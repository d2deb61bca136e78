import { CountUp, Skeleton } from "@dghrt/design-system"
import type { Pool } from "#contract/pools"
import type { Remote } from "#features/kernel"
import { centsOf, centsText } from "#features/prices"
import { JackpotFrame, unknownJackpot } from "./jackpot-frame"

export interface JackpotToken {
  mint: string
  symbol: string
  decimals: number
}

export interface JackpotFigureProps {
  jackpot: Remote<Pick<Pool, "jackpot">>
  token: JackpotToken
  /** US dollars for one token; null when no live price is known. */
  priceUsd: number | null
  /** Whether the player's bets take part; unknown for a visitor. */
  taking?: boolean
}

/** The jackpot; a dash while unknown, never a zero. */
export function JackpotFigure({ jackpot, token, priceUsd, taking }: JackpotFigureProps) {
  return (
    <JackpotFrame
      figure={<Figure jackpot={jackpot} token={token} />}
      symbol={token.symbol}
      note={noteOf(jackpot, token, priceUsd)}
      {...(taking !== undefined && { taking })}
    />
  )
}

function Figure({ jackpot, token }: Pick<JackpotFigureProps, "jackpot" | "token">) {
  if (jackpot.status === "loading") return <Skeleton className="inline-block h-[1em] w-52 align-bottom" />
  if (jackpot.status === "failed") return unknownJackpot
  return <CountUp value={jackpot.value.jackpot} decimals={token.decimals} digits={4} className="jackpot-gold" />
}

function noteOf(jackpot: JackpotFigureProps["jackpot"], token: JackpotToken, priceUsd: number | null): string {
  if (jackpot.status === "failed") return "The jackpot could not be loaded."
  if (jackpot.status === "loading" || priceUsd === null) return ""
  return `≈ ${centsText(centsOf(jackpot.value.jackpot, priceUsd, token.decimals))}`
}

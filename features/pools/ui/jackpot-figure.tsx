import { Badge, CountUp, formatAmount, Skeleton } from "@dghrt/design-system"
import type { Pool } from "#contract/pools"
import type { Remote } from "#features/kernel"
import { centsOf } from "#features/prices"
import "./jackpot-figure.css"

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

/** What there is to win beside the games; a dash while nobody knows, never a zero. */
export function JackpotFigure({ jackpot, token, priceUsd, taking }: JackpotFigureProps) {
  return (
    <div data-slot="jackpot-figure" className="grid justify-items-start gap-1.5">
      <p className="flex items-center gap-2 type-label text-text-muted">
        Current jackpot
        {taking !== undefined && <Badge tone={taking ? "success" : "quiet"}>{taking ? "ENABLED" : "DISABLED"}</Badge>}
      </p>
      <p className="jackpot-figure type-display text-[calc(2.5rem*var(--display-scale))] leading-none md:text-[calc(3.375rem*var(--display-scale))]">
        <Figure jackpot={jackpot} token={token} />
        <span className="ms-2 font-sans font-semibold text-accent text-base md:text-xl">{token.symbol}</span>
      </p>
      <p className="min-h-5 text-sm text-text-muted">{noteOf(jackpot, token, priceUsd)}</p>
    </div>
  )
}

function Figure({ jackpot, token }: Pick<JackpotFigureProps, "jackpot" | "token">) {
  if (jackpot.status === "loading") return <Skeleton className="inline-block h-[1em] w-52 align-bottom" />
  if (jackpot.status === "failed") return <span className="jackpot-gold">—</span>
  return <CountUp value={jackpot.value.jackpot} decimals={token.decimals} digits={4} className="jackpot-gold" />
}

function noteOf(jackpot: JackpotFigureProps["jackpot"], token: JackpotToken, priceUsd: number | null): string {
  if (jackpot.status === "failed") return "The jackpot could not be read."
  if (jackpot.status === "loading" || priceUsd === null) return ""
  return `≈ $${formatAmount(centsOf(jackpot.value.jackpot, priceUsd, token.decimals), 2, { digits: 2 })}`
}

import { CountUp } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { Pool } from "#contract/pools"
import { jackpotWin } from "../model/jackpot-split"
import type { JackpotToken } from "./jackpot-figure"

export interface SmallPotProps {
  pool: Pick<Pool, "jackpot" | "jackpotSplit">
  token: JackpotToken
  /** The chance of the player's last bet, after one. */
  chance?: ReactNode
  /** Leads to the pot and its split; a phone has a tab for it. */
  splitLink?: ReactNode
}

/** A jackpot that is small for its pool, in one line. */
export function SmallPot({ pool, token, chance, splitLink }: SmallPotProps) {
  return (
    <span data-slot="jackpot-line" className="flex flex-wrap gap-x-1.5">
      <span>Current jackpot</span>
      <CountUp
        value={jackpotWin(pool)}
        decimals={token.decimals}
        digits={4}
        symbol={token.symbol}
        className="font-semibold text-accent"
      />
      {chance}
      {splitLink && <span className="max-md:hidden">{splitLink}</span>}
    </span>
  )
}

import { CountUp } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { Pool } from "#contract/pools"
import { useLastChance } from "../data/use-last-chance"
import { jackpotWin } from "../model/jackpot-split"
import type { JackpotToken } from "./jackpot-figure"

export interface SmallPotViewProps {
  pool: Pick<Pool, "jackpot" | "jackpotSplit">
  token: JackpotToken
  /** "1 in 41,200", of the player's last bet as the program stated it; null before one. */
  chance: string | null
  /** Leads to the pot and its split. */
  splitLink?: ReactNode
}

/** A jackpot that is small for its pool, in one line. */
export function SmallPotView({ pool, token, chance, splitLink }: SmallPotViewProps) {
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
      {chance !== null && <span>{`· last bet ${chance}`}</span>}
      {splitLink && <span className="max-md:hidden">{splitLink}</span>}
    </span>
  )
}

/** @see SmallPotView, with the chance of the wallet's last bet. */
export function SmallPot({ player, ...props }: Omit<SmallPotViewProps, "chance"> & { player: string | null }) {
  return <SmallPotView {...props} chance={useLastChance(player, props.token.mint)} />
}

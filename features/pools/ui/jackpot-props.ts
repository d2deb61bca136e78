import type { ReactNode } from "react"
import type { AppConfig, TokenConfig } from "#contract/config"

export interface JackpotProps {
  config: AppConfig
  /** Whose pool it is; undefined on a network without tokens. */
  token: TokenConfig | undefined
  /** Whether the player's bets take part; absent for a visitor. */
  taking?: boolean
  /** Leads to the pot and its split. */
  splitLink?: ReactNode
  /** The connected wallet, whose last chance is stated beside a small jackpot. */
  player?: string | null
  /** Draws the large place where the jackpot is small for its pool, and puts the jackpot's line into it. */
  instead?: (line: ReactNode) => ReactNode
}

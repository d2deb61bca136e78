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
}

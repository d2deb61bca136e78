import type { Bet, BetArray, RoundResult } from "@dghrt/betting/model"
import type { ComponentType } from "react"
import type { AppConfig } from "#contract/config"
import type { Announce } from "#features/messages"
import type { BoardBetting } from "./board-betting"

export interface RuleFact {
  label: string
  value: string
}

/** A game needs its table. One that several wallets play together also meets the chain, and asks the same questions as every bet before it signs. */
export interface GameProps {
  context: BoardBetting
  config: AppConfig
  announce?: Announce | undefined
  /** `returned` is what the bet's own transaction gives back to the wallet before it takes the wager. */
  approveBet?:
    | ((bet: Bet & { returned?: bigint }) => Promise<{ approved: boolean; refusal: string | null }>)
    | undefined
}

/** What a game gives to the screens around it. Settings come in as stored; the game reads them or takes its default. */
export interface GameModule {
  id: string
  Game: ComponentType<GameProps>
  /** The player's choices, with the usual one for each that the game does not take; absent where there are none. */
  parse?: (settings: unknown) => object
  betArray: (settings: unknown) => BetArray
  /** The rules in figures, computed from the bet array. */
  rules: (settings: unknown) => readonly RuleFact[]
  /**
   * What the play of the newest result came to, where several bets make one play; null while another bet of it can be
   * placed. Results come newest first, of one token. Absent where each bet is a play.
   */
  wholePlay?: (results: readonly RoundResult[]) => RoundResult | null
  /** One sentence for a screen reader and a receipt. */
  narrate: (result: RoundResult, token: BoardBetting["token"]) => string
}

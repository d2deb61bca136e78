import type { ComponentType } from "react"
import type { RoundResult } from "../round/round-state"
import type { BetArray } from "./bet-array"
import type { Table } from "./table"

export interface RuleFact {
  label: string
  value: string
}

/** What a game gives to the screens around it. Settings come in as stored; the game reads them or takes its default. */
export interface GameModule {
  id: string
  Game: ComponentType<{ table: Table }>
  betArray: (settings: unknown) => BetArray
  /** The rules in figures, computed from the bet array. */
  rules: (settings: unknown) => readonly RuleFact[]
  /** One sentence for a screen reader and a receipt. */
  narrate: (result: RoundResult, token: Table["token"]) => string
}

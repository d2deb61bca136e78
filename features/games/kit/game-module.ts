import type { ComponentType } from "react"
import type { RoundResult } from "../round/round-state"
import type { BetArray } from "./bet-array"
import type { Table } from "./table"

export interface RuleFact {
  label: string
  value: string
}

/** What a game gives to the screen around it. `Settings` is what the player chooses besides the stake. */
export interface GameModule<Settings> {
  id: string
  /** Reads stored or foreign data; anything illegal becomes the default. */
  parseSettings: (input: unknown) => Settings
  betArray: (settings: Settings) => BetArray
  encodeMetadata: (settings: Settings) => string
  /** Null when the text is not this game's. */
  parseMetadata: (metadata: string) => Settings | null
  /** The rules in words, figures computed from the bet array. */
  rules: (settings: Settings) => readonly RuleFact[]
  /** One sentence for a screen reader and a receipt. */
  narrate: (result: RoundResult, token: Table["token"]) => string
  Game: ComponentType<{ table: Table }>
}

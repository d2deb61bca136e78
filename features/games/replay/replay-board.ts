import type { BetArray, RoundResult, RoundState } from "@dghrt/betting/model"
import type { ComponentType } from "react"
import type { BoardBetting } from "../kit/board-betting"

export interface ReplayBoardProps {
  round: Extract<RoundState, { phase: "settled" | "revealed" }>
  token: BoardBetting["token"]
}

/** How a game draws a settled play again: by its own scene, view and words, from nothing but the play. */
export interface ReplayBoard {
  /** The table that the play's metadata asked for; null for metadata of another version. A play priced otherwise is not drawn. */
  betArrayOf: (metadata: string) => BetArray | null
  Board: ComponentType<ReplayBoardProps>
  narrate: (result: RoundResult, token: BoardBetting["token"]) => string
  /** How long the view takes to show the result. */
  revealMs: (result: RoundResult) => number
}

/** The board is a picture here: nothing on it can be changed. */
export const ignore = () => undefined

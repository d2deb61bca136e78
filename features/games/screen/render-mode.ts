import type { GameRecord } from "../kit/game-record"

/** The system draws the page in a few colours of its own (high contrast). */
export const FORCED_COLORS = "(forced-colors: active)"

export type RenderMode = "2D" | "3D"

export interface RenderChoice {
  capabilities: GameRecord["capabilities"]
  /** What the player chose for this game; ignored where the game has no such view. */
  ofGame: RenderMode | undefined
  /** What is stored for all games. */
  ofAll: RenderMode
  /** The system replaces colours: it leaves a 3D board without any, so that its pieces look alike. */
  forcedColors: boolean
}

/** How a game is drawn: in 2D where colours are forced, else as chosen for this game, for all games, or by the game itself. */
export function renderModeOf({ capabilities, ofGame, ofAll, forcedColors }: RenderChoice): RenderMode {
  const supports = { "2D": capabilities.supports2D, "3D": capabilities.supports3D }
  if (forcedColors && supports["2D"]) return "2D"
  if (ofGame !== undefined && supports[ofGame]) return ofGame
  return supports[ofAll] ? ofAll : capabilities.default
}

import type { GameRecord } from "../kit/game-record"

export type RenderMode = "2D" | "3D"

export interface RenderChoice {
  capabilities: GameRecord["capabilities"]
  /** What the player wants of this game; of no weight where the game has no such view. */
  ofGame: RenderMode | undefined
  /** What the player wants of all games. */
  ofAll: RenderMode
  /** A weak device, or a player who wants less movement: depth is then drawn only where it was asked for. */
  plain: boolean
}

/** How a game is drawn: as wanted of this game, else flat where plain, else as wanted of all, else as the game likes best. */
export function renderModeOf({ capabilities, ofGame, ofAll, plain }: RenderChoice): RenderMode {
  const supports = { "2D": capabilities.supports2D, "3D": capabilities.supports3D }
  if (ofGame !== undefined && supports[ofGame]) return ofGame
  if (plain && supports["2D"]) return "2D"
  return supports[ofAll] ? ofAll : capabilities.default
}

import type { GameRecord } from "../kit/game-record"

export type RenderMode = "2D" | "3D"

export interface RenderChoice {
  capabilities: GameRecord["capabilities"]
  /** What the player chose for this game; ignored where the game has no such view. */
  ofGame: RenderMode | undefined
  /** What the player chose for all games; undefined while nothing was chosen. */
  ofAll: RenderMode | undefined
  /** A low-end device, or a player who wants less motion: 3D is then drawn only where it was chosen for the game. */
  plain: boolean
  /** The system replaces colours: it leaves a 3D board without any, so that its pieces look alike. */
  forcedColors: boolean
}

/**
 * How a game is drawn: in 2D where colours are forced, whatever was chosen; as chosen for this game, else 2D where plain, else as chosen for all games, else automatically,
 * which is 3D where the game has it.
 */
export function renderModeOf({ capabilities, ofGame, ofAll, plain, forcedColors }: RenderChoice): RenderMode {
  const supports = { "2D": capabilities.supports2D, "3D": capabilities.supports3D }
  if (forcedColors && supports["2D"]) return "2D"
  if (ofGame !== undefined && supports[ofGame]) return ofGame
  if (plain && supports["2D"]) return "2D"
  if (ofAll !== undefined && supports[ofAll]) return ofAll
  return supports["3D"] ? "3D" : capabilities.default
}

/** What the View control of a game offers. */
export type ViewChoice = RenderMode | "auto"

type Preferences = Readonly<Record<string, RenderMode>>

export const viewChoiceOf = (preferences: Preferences, gameId: string): ViewChoice => preferences[gameId] ?? "auto"

/** The preferences after a choice; automatic is no entry, so that it follows the device and the motion setting. */
export function withViewChoice(
  preferences: Preferences,
  gameId: string,
  choice: ViewChoice,
): Record<string, RenderMode> {
  const { [gameId]: _, ...others } = preferences
  return choice === "auto" ? others : { ...others, [gameId]: choice }
}

import type { GameRecord } from "#features/games"
import { availabilityOf } from "./board"

export interface HeroAction {
  game: GameRecord
  /** "continue": something of the player's is open there. */
  kind: "continue" | "play"
}

export interface HeroChoices {
  games: readonly GameRecord[]
  /** Ids of the games played in this browser, last one first. */
  played: readonly string[]
  /** The game in which a run is open, or a bet has no result on screen yet; null for none. */
  openGame: string | null
  /** Nothing may be started now: a limit, a cool-off or a closed casino. */
  startClosed: boolean
}

/**
 * The one action of a player's first view. What is open can always be finished; a game is offered only where one may be
 * started.
 */
export function heroActionOf({ games, played, openGame, startClosed }: HeroChoices): HeroAction | null {
  const open = games.find(({ id }) => id === openGame)
  if (open) return { game: open, kind: "continue" }
  if (startClosed) return null
  const ready = games.filter((game) => availabilityOf(game) === "live")
  const last = played.flatMap((id) => ready.find((game) => game.id === id) ?? [])[0]
  const game = last ?? ready.find(({ featured }) => featured)
  return game ? { game, kind: "play" } : null
}

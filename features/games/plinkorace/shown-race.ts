import type { MultiplayerGame } from "#features/chain"
import { type Race, raceOf, racersOf } from "./race"

export type DrawnGame = Pick<MultiplayerGame, "address" | "gameId" | "players" | "winners">

export interface ShownRace {
  race: Race
  racers: MultiplayerGame["players"]
}

/** Distinguishes races: an address may hold another one later. */
export const raceKey = ({ address, gameId }: Pick<DrawnGame, "address" | "gameId">) => `${address} ${gameId}`

/** The race that the board shows for a drawn game, the same at every replay. */
export function shownRaceOf(game: DrawnGame): ShownRace {
  const { racers, winner } = racersOf(game.players, game.winners[0] ?? 0)
  return { race: raceOf(raceKey(game), racers.length, winner), racers }
}

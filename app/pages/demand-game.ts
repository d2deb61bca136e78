import type { AppConfig } from "#contract/config"
import { findGame, type GameRecord } from "#features/games"
import { gateMessages } from "#features/messages"
import { wrongAddress } from "./wrong-address"

/** @throws the 404 page when the catalogue has no such game, whatever its capitals. */
export function demandGame(id: string, config: AppConfig): GameRecord {
  const game = findGame(id, config)
  if (game) return game
  throw wrongAddress({ status: 404, title: gateMessages.GAME_NOT_FOUND.text })
}

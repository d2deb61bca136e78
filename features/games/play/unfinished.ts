import { betMemory } from "@dghrt/betting"
import { ownRacesOf } from "../plinkorace/own-races"
import { plinkoraceRecord } from "../plinkorace/record"

/**
 * Whether a wallet has something open in a game, as far as this browser knows: a bet on its way or not shown yet, a run whose last
 * step paid, a place in a race. No rule of ours may keep the player from finishing it.
 */
export function hasUnfinished(wallet: string, gameId: string): boolean {
  const { pending, unrevealed, history } = betMemory(wallet).read()
  if (pending?.bet.gameId === gameId || unrevealed?.bet.gameId === gameId) return true
  const newest = history.find(({ bet }) => bet.gameId === gameId)
  if (newest?.bet.step !== undefined && newest.payout > 0n) return true
  return gameId === plinkoraceRecord.id && ownRacesOf(wallet).state.races.some(({ result }) => result === null)
}

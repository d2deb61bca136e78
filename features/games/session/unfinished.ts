import * as v from "valibot"
import type { MultiplayerGame } from "#features/chain"
import { type Stored, stored } from "#features/kernel"
import { plinkoraceRecord } from "../plinkorace/record"
import { memoryOf } from "./round-memory"

const address = v.pipe(v.string(), v.maxLength(44))
/** More races than a wallet joins at a time. */
const mostRaces = 10

const known = new Map<string, Stored<readonly string[]>>()

/** Accounts of the races that a wallet has a place in, by what this browser last read of them. */
export function joinedRacesOf(wallet: string): Stored<readonly string[]> {
  const races =
    known.get(wallet) ?? stored(`dghrt-joined-races-${wallet}`, v.pipe(v.array(address), v.maxLength(mostRaces)), [])
  known.set(wallet, races)
  return races
}

type Race = Pick<MultiplayerGame, "address" | "state" | "players">

/** Remembers in which of the races that are listed now the wallet has a place that is not drawn yet. */
export function noteRaces(wallet: string, listed: readonly Race[]): void {
  const joined = listed
    .filter(({ state, players }) => state !== "settled" && players.some((player) => player.address === wallet))
    .map((race) => race.address)
    .slice(0, mostRaces)
  const races = joinedRacesOf(wallet)
  if (races.read().join() !== joined.join()) races.write(joined)
}

/**
 * Whether a wallet has something open in a game, as far as this browser knows: a bet on its way or not shown yet, a run whose last
 * step paid, a place in a race. No rule of ours may keep the player from finishing it.
 */
export function hasUnfinished(wallet: string, gameId: string): boolean {
  const { pending, unseen, history } = memoryOf(wallet).read()
  if (pending?.bet.gameId === gameId || unseen?.bet.gameId === gameId) return true
  const newest = history.find(({ bet }) => bet.gameId === gameId)
  if (newest?.bet.step !== undefined && newest.payout > 0n) return true
  return gameId === plinkoraceRecord.id && joinedRacesOf(wallet).read().length > 0
}

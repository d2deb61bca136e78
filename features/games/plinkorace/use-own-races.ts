import { shortAddress } from "@dghrt/design-system"
import { useEffect, useRef } from "react"
import { useSnapshot } from "valtio"
import type { AppConfig } from "#contract/config"
import type { ListedGame } from "#features/chain"
import { logger } from "#features/kernel"
import { type OwnRace, type OwnRaces, ownRacesOf } from "./own-races"
import { ranking } from "./race"
import { type RaceResult, raceResultOf } from "./race-result"
import { readOwnRace } from "./read-own-race"
import { type DrawnGame, shownRaceOf } from "./shown-race"

export interface RacesOfPlayer {
  races: readonly OwnRace[]
  store: OwnRaces
}

interface Drawing {
  config: AppConfig
  /** The wallet. */
  own: string
  /** Every race on chain; null while they are being read. */
  games: readonly ListedGame[] | null
  nameOf: (address: string) => string
  /** Signature of a transaction of a race. */
  findJoin: (game: string) => Promise<string | null>
}

/** A node that lags does not know yet what was just confirmed: it is asked again after this time. */
const askAgainMs = 10_000

/** The races that this wallet joined, with results of those that were drawn meanwhile. */
export function useOwnRaces({ config, own, games, nameOf, findJoin }: Drawing): RacesOfPlayer {
  const store = ownRacesOf(own)
  const races = useSnapshot(store.state).races as readonly OwnRace[]
  /** By signature: when, by `performance.now()`, the node may be asked again. */
  const notBeforeMs = useRef(new Map<string, number>())

  useEffect(() => {
    if (games === null) return
    for (const { signature, game: address } of races.filter(({ result }) => result === null)) {
      const listed = games.find((game) => game.address === address && game.players.some((each) => each.address === own))
      if (listed && listed.state !== "settled") continue
      // A name is in an account that is closed soon: where it was not read in time, the race's history has it.
      if (listed && isNamed(listed, nameOf)) {
        const result = resultOf(listed, own, nameOf)
        if (result) store.drawn(signature, result)
        continue
      }
      if (performance.now() < (notBeforeMs.current.get(signature) ?? 0)) continue
      notBeforeMs.current.set(signature, Number.POSITIVE_INFINITY)
      readOwnRace(config, signature).then(
        (read) => {
          if (read === "unknown") {
            notBeforeMs.current.set(signature, performance.now() + askAgainMs)
            return store.unknown(signature, Date.now())
          }
          // What was just joined may not be on the list yet.
          if (read === "open") return void notBeforeMs.current.delete(signature)
          const result = resultOf(read.game, own, (player) => read.names.get(player) ?? shortAddress(player))
          if (result) store.drawn(signature, result)
          else store.left(address)
        },
        (error) => {
          notBeforeMs.current.delete(signature)
          logger.warn("The result of a race could not be read", error)
        },
      )
    }
  }, [config, games, nameOf, own, races, store])

  useRacesOfChain({ own, games, findJoin, races, store })
  return { races, store }
}

/** Open races of the wallet that this browser has not joined itself: they are on chain. One that is left is no longer there. */
function useRacesOfChain({
  own,
  games,
  findJoin,
  races,
  store,
}: Pick<Drawing, "own" | "games" | "findJoin"> & RacesOfPlayer) {
  /** What this page has known: a node that lags lists a race that was just left. */
  const known = useRef(new Set<string>())
  useEffect(() => {
    for (const { game } of races) known.current.add(game)
    for (const { address, mint, state, players } of games ?? []) {
      if (state === "settled" || known.current.has(address) || !players.some((each) => each.address === own)) continue
      known.current.add(address)
      findJoin(address).then(
        (signature) => {
          if (signature === null) known.current.delete(address)
          else store.joined({ game: address, mint, signature }, Date.now())
        },
        (error) => {
          known.current.delete(address)
          logger.warn("A race of this wallet could not be looked up", error)
        },
      )
    }
  }, [games, findJoin, own, races, store])
}

function isNamed({ players, winners }: DrawnGame, nameOf: (address: string) => string): boolean {
  const winner = players[winners[0] ?? -1]?.address
  return winner !== undefined && nameOf(winner) !== shortAddress(winner)
}

function resultOf(game: DrawnGame, own: string, nameOf: (address: string) => string): RaceResult | null {
  const { race, racers } = shownRaceOf(game)
  const place = ranking(race).indexOf(racers.findIndex(({ address }) => address === own))
  return raceResultOf(game, own, nameOf, place)
}

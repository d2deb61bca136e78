import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { amount, type StoragePort, stored } from "#features/kernel"
import type { RaceResult } from "./race-result"

const text = v.pipe(v.string(), v.maxLength(100))
const time = v.pipe(v.number(), v.integer(), v.minValue(0))

const result = v.object({
  winner: text,
  outcome: v.picklist(["won", "lost", "returned"]),
  wager: amount,
  prize: amount,
  place: v.pipe(v.number(), v.integer()),
})

const ownRace = v.object({
  /** The race's account; another race may have it later. */
  game: text,
  mint: text,
  /** Of the transaction that joined. */
  signature: text,
  joinedAtMs: time,
  /** Null until the race is known to be drawn. */
  result: v.nullable(result),
  /** The player has looked at the result. */
  seen: v.boolean(),
})

export type OwnRace = v.InferOutput<typeof ownRace>

const mostRaces = 5
/** A bet that the chain does not know by then never arrived there. */
const unknownAfterMs = 3_600_000

/** The races that a wallet joined in this browser, the newest first: a race is drawn while its players are elsewhere. */
export function createOwnRaces(address: string, port?: StoragePort) {
  const persisted = stored(`dghrt-races-${address}`, v.pipe(v.array(ownRace), v.maxLength(mostRaces)), [], port)
  const state = proxy<{ races: readonly OwnRace[] }>({ races: persisted.read() })
  persisted.onForeignChange((races) => {
    state.races = races
  })
  function set(races: readonly OwnRace[]) {
    state.races = races.slice(0, mostRaces)
    persisted.write([...state.races])
  }
  const change = (signature: string, values: Partial<OwnRace>) =>
    set(state.races.map((race) => (race.signature === signature ? { ...race, ...values } : race)))
  return {
    state,
    /** Before the transaction is sent, so that nothing is lost with the page. A changed bet takes the first one's place. */
    joined(race: Pick<OwnRace, "game" | "mint" | "signature">, nowMs: number) {
      const others = state.races.filter(({ game, result: known }) => game !== race.game || known !== null)
      set([{ ...race, joinedAtMs: nowMs, result: null, seen: false }, ...others])
    },
    left: (game: string) => set(state.races.filter((race) => race.game !== game || race.result !== null)),
    drawn: (signature: string, drawn: RaceResult) => change(signature, { result: drawn }),
    /** The chain has no such bet: it may be on its way for a while. */
    unknown(signature: string, nowMs: number) {
      set(state.races.filter((race) => race.signature !== signature || nowMs - race.joinedAtMs < unknownAfterMs))
    },
    see: (signature: string) => change(signature, { seen: true }),
  }
}

export type OwnRaces = ReturnType<typeof createOwnRaces>

const known = new Map<string, OwnRaces>()

/** One store per wallet. */
export function ownRacesOf(address: string): OwnRaces {
  const races = known.get(address) ?? createOwnRaces(address)
  known.set(address, races)
  return races
}

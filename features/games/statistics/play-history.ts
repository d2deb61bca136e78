import { type StoragePort, type Stored, stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { countsShape, noPlays, type PlayCounts, type PlayOutcome, storedCounts, withPlay } from "./statistics"

/** A settled round, as far as the counters care. */
export interface CountedRound extends PlayOutcome {
  gameId: string
  /** Drawn by the wallet for this round alone. */
  clientSeed: string
  nonce: number
}

export interface PlayHistory {
  /** All games together, and each by its id. */
  readonly state: { global: PlayCounts; games: Record<string, PlayCounts> }
  /** Counts a round once, however often it is shown: after a reload, or in a second tab. */
  record(round: CountedRound): Promise<void>
  clear(): Promise<void>
  /** Reads storage and subscribes to changes by other tabs. Runs once. */
  open(): () => void
}

interface PlayHistoryPorts {
  gameIds: readonly string[]
  /** Exclusive among tabs: counting is reading and writing. */
  lock(): Promise<() => void>
  storage?: StoragePort
}

const remembered = 40
const roundKey = v.pipe(v.string(), v.maxLength(120))

export function createPlayHistory({ gameIds, lock, storage }: PlayHistoryPorts): PlayHistory {
  const global = stored("degenheart-global-game-stats", storedCounts, noPlays, storage, countsShape)
  const counted = stored(
    "dghrt-counted-rounds",
    v.pipe(v.array(roundKey), v.maxLength(remembered), v.readonly()),
    [],
    storage,
  )
  const games = new Map<string, Stored<PlayCounts>>(
    gameIds.map((id) => [id, stored(`degenheart-game-stats-${id}`, storedCounts, noPlays, storage, countsShape)]),
  )
  const state = proxy<PlayHistory["state"]>({ global: noPlays, games: {} })

  function read() {
    state.global = global.read()
    state.games = Object.fromEntries(Array.from(games, ([id, place]) => [id, place.read()]))
  }

  async function alone(work: () => void) {
    const release = await lock()
    try {
      work()
      read()
    } finally {
      release()
    }
  }

  return {
    state,
    record: ({ gameId, wager, payout, clientSeed, nonce }) =>
      alone(() => {
        const key = `${nonce}-${clientSeed}`.slice(0, 120)
        const before = counted.read()
        if (before.includes(key)) return
        counted.write([key, ...before].slice(0, remembered))
        for (const place of [global, games.get(gameId)]) place?.write(withPlay(place.read(), { wager, payout }))
      }),
    clear: () =>
      alone(() => {
        // Rounds counted so far stay marked: clearing must not let one of them be counted again.
        for (const place of [global, ...games.values()]) place.clear()
      }),
    open() {
      read()
      const stops = [global, ...games.values()].map((place) => place.onForeignChange(read))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

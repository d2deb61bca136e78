import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type StoragePort, sessionStoragePort, stored } from "#features/kernel"

const gameKey = v.nullable(v.pipe(v.string(), v.maxLength(40)))

/** Which game the player has started. A reload finds them where they sat; leaving the game brings its splash back. */
export function createStartedGame(port: StoragePort, reloaded: boolean) {
  const kept = stored("dghrt-started-game", gameKey, null, port)
  const state = proxy<{ started: string | null }>({ started: reloaded ? kept.read() : null })
  return {
    state,
    start(gameId: string) {
      state.started = gameId
      kept.write(gameId)
    },
    leave() {
      state.started = null
      kept.clear()
    },
  }
}

let shared: ReturnType<typeof createStartedGame> | null = null

/** The game started in this tab. */
export function startedGameOfTab() {
  shared ??= createStartedGame(sessionStoragePort(), wasReloaded())
  return shared
}

const wasReloaded = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload")

const remembered = 100

/** The games played so far, the one just started first and each of them once. */
export const withGamePlayed = (played: readonly string[], gameId: string): string[] =>
  [gameId, ...played.filter((id) => id !== gameId)].slice(0, remembered)

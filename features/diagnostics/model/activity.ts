import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type StoragePort, stored } from "#features/kernel"

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const gameId = v.pipe(v.string(), v.maxLength(40))

const sessionActivity = v.object({
  /** Routes that were opened. */
  routeChanges: count,
  currentGame: v.nullable(gameId),
  /** Milliseconds since 1970. */
  lastActive: count,
})

/** What this device did with one game. It never leaves the device. */
const gameVisits = v.object({ opened: count, played: count, seconds: count })
export type GameVisits = v.InferOutput<typeof gameVisits>
const allVisits = v.pipe(v.record(gameId, gameVisits), v.maxEntries(100))

export type ActivityLevel = "low" | "medium" | "high"

export interface Activity {
  level: ActivityLevel
  /** Plays of this device, ever. */
  gamesPlayed: number
  gamesPlayedThisSession: number
  /** Milliseconds. */
  sessionDuration: number
  lastActive: number
  routeChanges: number
  currentGame: string | null
}

const minuteMs = 60_000

/** High at three games or after ten minutes, medium at one game or after three minutes. */
export function activityLevel(games: number, durationMs: number): ActivityLevel {
  if (games >= 3 || durationMs > 10 * minuteMs) return "high"
  return games >= 1 || durationMs > 3 * minuteMs ? "medium" : "low"
}

export interface ActivityPorts {
  local: StoragePort
  session: StoragePort
  nowMs: () => number
}

/** Facts of this session and of the games on this device: for the diagnostics panel, and for what is preloaded. Nothing is sent. */
export function createActivity({ local, session, nowMs }: ActivityPorts) {
  const keep = {
    activity: stored("dghrt-user-activity", v.nullable(sessionActivity), null, session),
    played: stored("dghrt-games-played", count, 0, session),
    startedAtMs: stored("dghrt-session-start", count, 0, session),
    visits: stored("dghrt-game-visits", allVisits, {}, local),
  }
  if (keep.startedAtMs.read() === 0) keep.startedAtMs.write(nowMs())
  const state = proxy({
    routeChanges: keep.activity.read()?.routeChanges ?? 0,
    currentGame: null as string | null,
    played: keep.played.read(),
    lastActive: nowMs(),
  })
  let openedAtMs = nowMs()

  function touch() {
    state.lastActive = nowMs()
    const { routeChanges, currentGame, lastActive } = state
    keep.activity.write({ routeChanges, currentGame, lastActive })
  }
  function visit(game: string, change: (known: GameVisits) => GameVisits) {
    const known = keep.visits.read()
    if (!(game in known) && Object.keys(known).length >= 100) return
    keep.visits.write({ ...known, [game]: change(known[game] ?? { opened: 0, played: 0, seconds: 0 }) })
  }
  function leaveGame() {
    if (state.currentGame === null) return
    const seconds = Math.round((nowMs() - openedAtMs) / 1_000)
    visit(state.currentGame, (known) => ({ ...known, seconds: known.seconds + seconds }))
    state.currentGame = null
  }

  return {
    state,
    /** Another page has come; `game` is the one that it shows. */
    arrive(game: string | null) {
      state.routeChanges += 1
      if (game !== state.currentGame) {
        leaveGame()
        if (game !== null) {
          state.currentGame = game
          openedAtMs = nowMs()
          visit(game, (known) => ({ ...known, opened: known.opened + 1 }))
        }
      }
      touch()
    },
    /** A play of this game ended. */
    play(game: string) {
      state.played += 1
      keep.played.write(state.played)
      visit(game, (known) => ({ ...known, played: known.played + 1 }))
      touch()
    },
    visits: () => keep.visits.read(),
    read(): Activity {
      const sessionDuration = Math.max(0, nowMs() - keep.startedAtMs.read())
      const { played, lastActive, routeChanges, currentGame } = state
      return {
        level: activityLevel(played, sessionDuration),
        gamesPlayed: Object.values(keep.visits.read()).reduce((sum, of) => sum + of.played, 0),
        gamesPlayedThisSession: played,
        ...{ sessionDuration, lastActive, routeChanges, currentGame },
      }
    },
  }
}
export type ActivityStore = ReturnType<typeof createActivity>

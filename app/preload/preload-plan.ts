/** Pages that may be preloaded; a game's own page is preloaded with the game. */
export const preloadRoutes = [
  "/",
  "/dashboard",
  "/game/dice",
  "/game/slots",
  "/game/mines",
  "/game/crash",
  "/game/blackjack",
  "/game/plinko",
  "/game/flip",
  "/game/hilo",
  "/game/magic8ball",
  "/jackpot",
  "/leaderboard",
  "/bonus",
  "/about",
  "/terms",
  "/profile",
] as const

/** 0 is critical, 1 is high. */
export type Priority = 0 | 1 | 2
export const gamePriorities = {
  ...{ dice: 0, slots: 0, mines: 0, plinko: 0, magic8ball: 0 },
  ...{ crash: 1, blackjack: 1, flip: 1, hilo: 1 },
  ...{ plinkorace: 2 },
} as const satisfies Record<string, Priority>

export interface PreloadEntry {
  id: string
  priority: Priority
  /** Share of this device's visits, 0 to 1. */
  popularity: number
  /** Seconds; 0 for a game that was never opened. */
  averageSessionTime: number
  /** Plays for each visit. */
  conversionRate: number
}

type Visits = Readonly<Record<string, { opened: number; played: number; seconds: number }>>

/** Games in the order in which they are preloaded: by priority, then those that this device plays most. */
export function preloadEntries(visits: Visits): PreloadEntry[] {
  const games = Object.entries(gamePriorities).map(([id, priority]) => ({
    ...{ id, priority },
    ...(visits[id] ?? { opened: 0, played: 0, seconds: 0 }),
  }))
  const allOpened = games.reduce((sum, { opened }) => sum + opened, 0)
  return games
    .map(({ id, priority, opened, played, seconds }) => ({
      ...{ id, priority },
      popularity: allOpened === 0 ? 0 : opened / allOpened,
      averageSessionTime: opened === 0 ? 0 : seconds / opened,
      conversionRate: opened === 0 ? 0 : played / opened,
    }))
    .sort(
      (a, b) =>
        a.priority - b.priority ||
        b.popularity - a.popularity ||
        b.conversionRate - a.conversionRate ||
        b.averageSessionTime - a.averageSessionTime,
    )
}

/** A page's first seconds belong to the page. */
export const quietMs = 3_000
/** Counted from the end of those. */
export const times = {
  startMs: 800,
  critical: { fromMs: 1_500, everyMs: 300 },
  high: { fromMs: 3_000, everyMs: 500 },
  idleRouteEveryMs: 2_000,
} as const
/** Each step waits for the browser to be idle, and not longer than this. */
export const idleTimeoutMs = 5_000
/** What a player who did not ask for more is given: the games that are opened most. */
export const conservativeGames = 3

export interface PreloadStep {
  /** Since the page began. */
  atMs: number
  kind: "game" | "route"
  id: string
}

/** What is preloaded and when, for a player's level. `path` is the page that is open. */
export function preloadSteps(
  level: "off" | "conservative" | "aggressive",
  entries: readonly PreloadEntry[],
  path = "/",
): PreloadStep[] {
  if (level === "off") return []
  const games = (priority: Priority) => entries.filter((entry) => entry.priority === priority).map(({ id }) => id)
  const spaced = (ids: readonly string[], kind: PreloadStep["kind"], fromMs: number, everyMs: number) =>
    ids.map((id, index) => ({ atMs: quietMs + fromMs + index * everyMs, kind, id }))
  const { critical, high, idleRouteEveryMs } = times
  if (level === "conservative")
    return spaced(games(0).slice(0, conservativeGames), "game", critical.fromMs, critical.everyMs)
  const early = [
    ...spaced(games(0), "game", critical.fromMs, critical.everyMs),
    ...spaced(games(1), "game", high.fromMs, high.everyMs),
  ].sort((a, b) => a.atMs - b.atMs)
  const idleFromMs = Math.max(...early.map(({ atMs }) => atMs), quietMs + times.startMs) - quietMs + idleRouteEveryMs
  const routes = preloadRoutes.filter((route) => !route.startsWith("/game/") && route !== path)
  const later = spaced(routes, "route", idleFromMs, idleRouteEveryMs)
  const rest = spaced(games(2), "game", idleFromMs + routes.length * idleRouteEveryMs, idleRouteEveryMs)
  return [...early, ...later, ...rest]
}

export interface DeviceState {
  online: boolean
  visible: boolean
  saveData: boolean
  /** As the browser names it: "4g", "3g", …; undefined where it does not say. */
  effectiveType: string | undefined
  /** 0 to 1; undefined where the browser does not say. */
  battery: number | undefined
  charging: boolean
}

const lowBattery = 0.2

/** Whether anything may be preloaded at this moment. */
export const mayPreload = ({ online, visible, saveData, effectiveType, battery, charging }: DeviceState): boolean =>
  online &&
  visible &&
  !saveData &&
  (effectiveType === undefined || effectiveType === "4g") &&
  (battery === undefined || charging || battery > lowBattery)

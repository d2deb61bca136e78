import * as v from "valibot"

/** The key of the player's own settings. */
export const userKey = "user"

export const prefetchLevels = ["off", "conservative", "aggressive"] as const
export type PrefetchLevel = (typeof prefetchLevels)[number]
export const imageQualities = ["data", "balanced", "high"] as const
/** 0 is by hand. */
export const tickerIntervalsMs = [5_000, 15_000, 60_000, 0] as const
export type TickerIntervalMs = (typeof tickerIntervalsMs)[number]
export const renderModes = ["2D", "3D"] as const
export type RenderMode = (typeof renderModes)[number]
/** Who switched an effect off: the player, or the page to keep itself smooth. */
const sources = ["manual", "auto"] as const

const gameKey = v.pipe(v.string(), v.maxLength(40))
const word = v.pipe(v.string(), v.maxLength(60))

const on = v.fallback(v.boolean(), true)
const off = v.fallback(v.boolean(), false)

/** Each field falls back alone, so that one that was tampered with does not take the others with it. */
export const userSchema = v.object({
  newcomer: on,
  userModal: off,
  userModalInitialTab: v.fallback(v.nullable(word), null),
  lastSelectedPool: v.fallback(v.nullable(v.object({ token: word, authority: v.optional(word) })), null),
  gamesPlayed: v.fallback(v.pipe(v.array(gameKey), v.maxLength(100), v.readonly()), []),
  dataSaver: off,
  particlesEnabled: on,
  prefetchLevel: v.fallback(v.picklist(prefetchLevels), "conservative"),
  reduceMotion: off,
  reduceMotionSource: v.fallback(v.picklist(sources), "manual"),
  lessGlow: off,
  lessGlowSource: v.fallback(v.picklist(sources), "manual"),
  tickerInterval: v.fallback(v.picklist(tickerIntervalsMs), 15_000),
  imageQuality: v.fallback(v.picklist(imageQualities), "balanced"),
  deferAudio: on,
  progressiveImages: on,
  backgroundThrottle: on,
  cacheWarmup: on,
  fontSlim: on,
  autoAdapt: on,
  adaptiveRaf: on,
  letterShortcuts: on,
  errorReports: on,
  gameRenderMode: v.fallback(v.picklist(renderModes), "2D"),
  /** Space places the same bet again; null until it is chosen. */
  spaceRepeats: v.fallback(v.nullable(v.boolean()), null),
  perGameModePreferences: v.fallback(v.pipe(v.record(gameKey, v.picklist(renderModes)), v.maxEntries(100)), {}),
})
export type UserSettings = v.InferOutput<typeof userSchema>

export const defaultUser: UserSettings = v.parse(userSchema, {})

/** What 'Reset Defaults' writes. Particles end up off, although a first visit starts with them on: both are by the book. */
export const resetValues = {
  dataSaver: false,
  particlesEnabled: false,
  prefetchLevel: "conservative",
  reduceMotion: false,
  lessGlow: false,
  tickerInterval: 15_000,
  imageQuality: "balanced",
  deferAudio: true,
  progressiveImages: true,
  backgroundThrottle: true,
  cacheWarmup: true,
  fontSlim: true,
  autoAdapt: true,
} as const satisfies Partial<UserSettings>

/** While data is saved nothing is fetched ahead. */
export const effectivePrefetch = ({ dataSaver, prefetchLevel }: Pick<UserSettings, "dataSaver" | "prefetchLevel">) =>
  dataSaver ? "off" : prefetchLevel

/** While data is saved prices redraw when they are asked to. */
export const effectiveTickerMs = ({ dataSaver, tickerInterval }: Pick<UserSettings, "dataSaver" | "tickerInterval">) =>
  dataSaver ? 0 : tickerInterval

/** 'Restore Visuals' and 'Stop Auto Optimize' have something to do. */
export const mayRestore = ({ autoAdapt, reduceMotion, lessGlow }: UserSettings) =>
  autoAdapt && (reduceMotion || lessGlow)

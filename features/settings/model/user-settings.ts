import { flag, listOf, type Output, object, oneOf, optional, orNull, otherwise, recordOf, text } from "#contract/schema"

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

const gameKey = text(40)
const word = text(60)

const on = otherwise(flag, true)
const off = otherwise(flag, false)

/** Each field falls back alone, so that one that was tampered with does not take the others with it. */
export const userSchema = object({
  newcomer: on,
  userModal: off,
  userModalInitialTab: otherwise(orNull(word), null),
  lastSelectedPool: otherwise(orNull(object({ token: word, authority: optional(word) })), null),
  gamesPlayed: otherwise(listOf(gameKey, 100), []),
  dataSaver: off,
  particlesEnabled: on,
  prefetchLevel: otherwise(oneOf(prefetchLevels), "conservative"),
  reduceMotion: off,
  reduceMotionSource: otherwise(oneOf(sources), "manual"),
  lessGlow: off,
  lessGlowSource: otherwise(oneOf(sources), "manual"),
  tickerInterval: otherwise(oneOf(tickerIntervalsMs), 15_000),
  imageQuality: otherwise(oneOf(imageQualities), "balanced"),
  deferAudio: on,
  progressiveImages: on,
  backgroundThrottle: on,
  cacheWarmup: on,
  fontSlim: on,
  autoAdapt: on,
  adaptiveRaf: on,
  gameRenderMode: otherwise(oneOf(renderModes), "2D"),
  perGameModePreferences: otherwise(recordOf(gameKey, oneOf(renderModes), 100), {}),
})
export type UserSettings = Output<typeof userSchema>

export const defaultUser: UserSettings = userSchema.parse({})

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

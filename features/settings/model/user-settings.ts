import * as z from "zod/mini"

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

const gameKey = z.string().check(z.maxLength(40))
const word = z.string().check(z.maxLength(60))

const on = z.catch(z.boolean(), true)
const off = z.catch(z.boolean(), false)

/** Each field falls back alone, so that one that was tampered with does not take the others with it. */
export const userSchema = z.object({
  newcomer: on,
  userModal: off,
  userModalInitialTab: z.catch(z.nullable(word), null),
  lastSelectedPool: z.catch(z.nullable(z.object({ token: word, authority: z.optional(word) })), null),
  gamesPlayed: z.catch(z.array(gameKey).check(z.maxLength(100)), []),
  dataSaver: off,
  particlesEnabled: on,
  prefetchLevel: z.catch(z.enum(prefetchLevels), "conservative"),
  reduceMotion: off,
  reduceMotionSource: z.catch(z.enum(sources), "manual"),
  lessGlow: off,
  lessGlowSource: z.catch(z.enum(sources), "manual"),
  tickerInterval: z.catch(z.literal(tickerIntervalsMs), 15_000),
  imageQuality: z.catch(z.enum(imageQualities), "balanced"),
  deferAudio: on,
  progressiveImages: on,
  backgroundThrottle: on,
  cacheWarmup: on,
  fontSlim: on,
  autoAdapt: on,
  adaptiveRaf: on,
  gameRenderMode: z.catch(z.enum(renderModes), "2D"),
  perGameModePreferences: z.catch(
    z.record(gameKey, z.enum(renderModes)).check(z.refine((preferences) => Object.keys(preferences).length <= 100)),
    {},
  ),
})
export type UserSettings = z.output<typeof userSchema>

export const defaultUser: UserSettings = z.parse(userSchema, {})

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

import { defaultThemeId, isThemeId, type ThemeId, themeIds } from "@dghrt/themes"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { logger, type StoragePort, stored } from "#features/kernel"
import { type Device, deviceOf, isLowEnd, layoutFor, rootAttributes } from "./before-paint"
import { defaultGraphics, type GraphicsSettings, graphicsKey, graphicsSchema } from "./graphics"
import {
  automatic,
  isLayoutId,
  type LayoutAnswer,
  type LayoutId,
  type LayoutPreference,
  layoutKey,
  layoutProblems,
  layoutSchema,
  preferenceKey,
  preferenceSchema,
} from "./layout"
import { defaultScroll, type ScrollConfig, scrollFor, scrollKey, scrollSchema } from "./scroll-config"
import { defaultUser, resetValues, type UserSettings, userKey, userSchema } from "./user-settings"

export const colorSchemeKey = "selectedColorScheme"

export interface SettingsState {
  user: UserSettings
  colorScheme: ThemeId
  /** What is on screen, which the device may decide against a preference. */
  layout: LayoutId
  /** Whether this device has the mobile layout whatever is chosen. */
  layoutFixed: boolean
  preference: LayoutPreference
  graphics: GraphicsSettings
  scroll: ScrollConfig
  /** False once the browser refused to keep a choice: it then holds until the page goes. */
  persisted: boolean
  /** What is known of this machine; the graphics panel asks for more. */
  lowEnd: boolean
}

export interface SettingsPorts {
  local: StoragePort
  session: StoragePort
  /** Whether `local` outlives the page. */
  lasts: () => boolean
  device: () => Device
  /** Where choices become visible; null on the server. */
  root: () => { dataset: DOMStringMap } | null
  nowMs: () => number
}

/** The player's settings: where they are stored and what they change. Nothing is read before `restore`. */
export function createSettings(ports: SettingsPorts) {
  const keep = {
    user: stored(userKey, userSchema, defaultUser, ports.local),
    colorScheme: stored(colorSchemeKey, v.pipe(v.string(), v.maxLength(40)), defaultThemeId, ports.local),
    layout: stored(layoutKey, layoutSchema, "desktop", ports.local),
    preference: stored(preferenceKey, preferenceSchema, automatic, ports.local),
    scroll: stored(scrollKey, scrollSchema, defaultScroll, ports.local),
    graphics: stored(graphicsKey, graphicsSchema, defaultGraphics, ports.session),
  }
  const state = proxy<SettingsState>({
    user: defaultUser,
    colorScheme: defaultThemeId,
    layout: "desktop",
    layoutFixed: false,
    preference: automatic,
    graphics: defaultGraphics,
    scroll: defaultScroll,
    persisted: true,
    lowEnd: false,
  })
  let gpu: string | null = null
  let playing: string | null = null

  function apply() {
    const root = ports.root()
    if (!root) return
    const device = { ...ports.device(), gpu }
    state.lowEnd = isLowEnd(device)
    state.layoutFixed = layoutFor(device, {}) === "degen-mobile"
    state.layout = layoutFor(device, { preference: state.preference, layout: keep.layout.read() })
    const { user, colorScheme, graphics } = state
    const chosen = { user, colorScheme, graphics, scroll: scrollFor(state.scroll, playing) }
    const attributes = rootAttributes(chosen, { ...device, layout: state.layout }, themeIds, defaultThemeId)
    // A write of the same value would still wake everyone who watches the attribute.
    for (const [name, value] of Object.entries(attributes)) if (root.dataset[name] !== value) root.dataset[name] = value
  }

  function write<T>(record: { write: (value: T) => boolean }, value: T) {
    if (!record.write(value)) state.persisted = false
    apply()
  }

  function changeUser(change: Partial<UserSettings>) {
    // Another tab may have changed other fields a moment ago.
    state.user = { ...keep.user.read(), ...change }
    write(keep.user, state.user)
  }

  /** A choice of the player's own: an effect that is switched by hand is no longer the page's doing. */
  function change(next: Partial<UserSettings>) {
    changeUser({
      ...next,
      ...("reduceMotion" in next && { reduceMotionSource: "manual" as const }),
      ...("lessGlow" in next && { lessGlowSource: "manual" as const }),
    })
  }

  function chooseTheme(id: ThemeId) {
    state.colorScheme = id
    write(keep.colorScheme, id)
  }

  return {
    state,
    change,
    chooseTheme,

    /** Restores the stored settings and listens to other tabs and the window's width; returns how to stop. */
    restore() {
      state.user = keep.user.read()
      const scheme = keep.colorScheme.read()
      state.colorScheme = isThemeId(scheme) ? scheme : defaultThemeId
      state.preference = keep.preference.read()
      state.graphics = keep.graphics.read()
      state.scroll = keep.scroll.read()
      state.persisted = ports.lasts()
      apply()
      const stops = [
        keep.user.onForeignChange((user) => {
          state.user = user
          apply()
        }),
        keep.colorScheme.onForeignChange((id) => {
          state.colorScheme = isThemeId(id) ? id : defaultThemeId
          apply()
        }),
        keep.preference.onForeignChange((preference) => {
          state.preference = preference
          apply()
        }),
        keep.scroll.onForeignChange((scroll) => {
          state.scroll = scroll
          apply()
        }),
      ]
      if (typeof window !== "undefined") {
        const width = window.matchMedia("(width <= 48rem)")
        width.addEventListener("change", apply)
        stops.push(() => width.removeEventListener("change", apply))
      }
      return () => {
        for (const stop of stops) stop()
      }
    },

    /** Tries a layout, or 'auto' for the one of the device; the answer says why it failed. */
    chooseLayout(id: string): LayoutAnswer {
      if (id !== "auto" && !isLayoutId(id)) return { switched: false, problem: layoutProblems.unknown }
      const before = state.preference
      try {
        state.preference =
          id === "auto"
            ? { manual: false, theme: id, lastAutoDetection: ports.nowMs() }
            : { manual: true, theme: id, lastAutoDetection: before.lastAutoDetection }
        if (id !== "auto") write(keep.layout, id)
        write(keep.preference, state.preference)
        return { switched: true }
      } catch (error) {
        logger.warn("The layout was not stored", error)
        state.preference = before
        return { switched: false, problem: layoutProblems.failed }
      }
    },

    changeGraphics(next: Partial<GraphicsSettings>) {
      state.graphics = { ...state.graphics, ...next }
      write(keep.graphics, state.graphics)
    },

    changeScroll(next: Partial<ScrollConfig>) {
      state.scroll = { ...keep.scroll.read(), ...next }
      write(keep.scroll, state.scroll)
    },

    /** The game on screen has needs of its own; null when none is played. */
    playing(gameId: string | null) {
      playing = gameId
      apply()
    },

    /** The graphics hardware, once it was queried. */
    knowGpu(renderer: string) {
      gpu = renderer
      apply()
    },

    resetDefaults() {
      change(resetValues)
      chooseTheme(defaultThemeId)
    },

    /** The page is slow: takes motion and glow away if it may, and says whether it changed anything. */
    adapt(): boolean {
      const { autoAdapt, reduceMotion, lessGlow } = state.user
      if (!autoAdapt || (reduceMotion && lessGlow)) return false
      changeUser({
        reduceMotion: true,
        lessGlow: true,
        ...(!reduceMotion && { reduceMotionSource: "auto" as const }),
        ...(!lessGlow && { lessGlowSource: "auto" as const }),
      })
      return true
    },

    restoreVisuals() {
      change({ reduceMotion: false, lessGlow: false })
    },

    stopAutoOptimize() {
      change({ autoAdapt: false, reduceMotion: false, lessGlow: false })
    },
  }
}
export type SettingsStore = ReturnType<typeof createSettings>

/** A device about which nothing is known. */
export const unknownDevice: Device = {
  userAgent: "",
  compact: false,
  touch: false,
  memoryGb: null,
  cores: null,
  network: null,
  saveData: false,
  gpu: null,
}

export const windowDevice = (): Device => (typeof window === "undefined" ? unknownDevice : deviceOf(window))

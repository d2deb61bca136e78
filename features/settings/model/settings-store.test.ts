import { defaultThemeId } from "@dghrt/themes"
import { describe, expect, test } from "vitest"
import { memoryStorage, type StoragePort } from "#features/kernel"
import type { Device } from "./before-paint"
import { layoutProblems } from "./layout"
import { createSettings, type SettingsPorts, unknownDevice } from "./settings-store"
import { defaultUser, resetValues } from "./user-settings"

function browser({ local = memoryStorage(), session = memoryStorage(), ...ports }: Partial<SettingsPorts> = {}) {
  const dataset: Record<string, string> = {}
  const store = createSettings({
    local,
    session,
    lasts: () => true,
    device: () => unknownDevice,
    // A plain object answers to reads and writes as the attributes of <html> do.
    root: () => ({ dataset }),
    nowMs: () => 1_000,
    ...ports,
  })
  store.restore()
  return { store, local, session, dataset }
}
const storedValue = (port: StoragePort, key: string) => JSON.parse(port.getItem(key) ?? "null")
const refusing: StoragePort = {
  getItem: () => {
    throw new DOMException("forbidden", "SecurityError")
  },
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError")
  },
  removeItem: () => undefined,
}

describe("a first visit", () => {
  const { store, dataset, local } = browser()
  test("has the settings of the book", () => {
    expect(store.state.user).toMatchObject({
      newcomer: true,
      dataSaver: false,
      particlesEnabled: true,
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
      adaptiveRaf: true,
      gameRenderMode: "2D",
      perGameModePreferences: {},
      gamesPlayed: [],
    })
    expect(store.state.colorScheme).toBe("romanticDegen")
  })
  test("uses every theme's own fonts, motion and confetti, and stores nothing yet", () => {
    expect(dataset).toMatchObject({ theme: "romanticDegen", fontSlim: "false", reduceMotion: "false", particles: "8" })
    expect(local.getItem("user")).toBeNull()
  })
})

test("a choice is on screen at once and there again after a reload", () => {
  const { store, local, dataset } = browser()
  store.change({ reduceMotion: true })
  store.chooseTheme("arctic")
  expect(dataset).toMatchObject({ reduceMotion: "true", theme: "arctic" })
  const again = browser({ local })
  expect(again.store.state.user.reduceMotion).toBe(true)
  expect(again.dataset).toMatchObject({ reduceMotion: "true", theme: "arctic" })
})

test("an unknown colour scheme falls back to the default", () => {
  const local = memoryStorage()
  local.setItem("selectedColorScheme", '"vaporwave"')
  expect(browser({ local }).dataset.theme).toBe(defaultThemeId)
})

test("two tabs that change different fields keep both", () => {
  const local = memoryStorage()
  const [one, two] = [browser({ local }).store, browser({ local }).store]
  one.change({ lessGlow: true })
  two.change({ dataSaver: true })
  expect(storedValue(local, "user")).toMatchObject({ lessGlow: true, dataSaver: true })
})

describe("Reset Defaults", () => {
  const { store } = browser()
  store.change({ adaptiveRaf: false, tickerInterval: 0, reduceMotion: true, gamesPlayed: ["dice"] })
  store.chooseTheme("jade")
  store.resetDefaults()
  test("writes exactly its list, particles off included", () => {
    expect(store.state.user).toMatchObject({ ...resetValues, particlesEnabled: false })
    expect(store.state.colorScheme).toBe("romanticDegen")
  })
  test("leaves what it does not list", () => {
    expect(store.state.user).toMatchObject({ adaptiveRaf: false, gamesPlayed: ["dice"] })
  })
})

describe("a browser that keeps nothing", () => {
  test("still follows the player until the page goes, and says so", () => {
    const { store, dataset } = browser({ local: refusing, session: refusing })
    expect(store.state.persisted).toBe(true)
    store.change({ lessGlow: true })
    store.change({ reduceMotion: true })
    store.chooseTheme("retro")
    store.changeGraphics({ quality: "ultra" })
    expect(dataset).toMatchObject({ lessGlow: "true", reduceMotion: "true", theme: "retro", graphics: "ultra" })
    expect(store.state.persisted).toBe(false)
  })
  test("says so from the start when it gives no storage at all", () => {
    expect(browser({ lasts: () => false }).store.state.persisted).toBe(false)
  })
})

describe("auto adapt", () => {
  test("takes motion and glow away and remembers that it was not the player", () => {
    const { store } = browser()
    expect(store.adapt()).toBe(true)
    expect(store.state.user).toMatchObject({
      reduceMotion: true,
      reduceMotionSource: "auto",
      lessGlow: true,
      lessGlowSource: "auto",
    })
  })
  test("does nothing when it is off", () => {
    const { store, local } = browser()
    store.change({ autoAdapt: false })
    const before = local.getItem("user")
    expect(store.adapt()).toBe(false)
    expect(local.getItem("user")).toBe(before)
  })
  test("leaves what the player switched off by hand as the player's", () => {
    const { store } = browser()
    store.change({ lessGlow: true })
    store.adapt()
    expect(store.state.user).toMatchObject({ lessGlowSource: "manual", reduceMotionSource: "auto" })
    expect(store.adapt()).toBe(false)
  })
  test("is undone by Restore Visuals, and stays away after Stop Auto Optimize", () => {
    const { store } = browser()
    store.adapt()
    store.restoreVisuals()
    expect(store.state.user).toMatchObject({ reduceMotion: false, lessGlow: false, autoAdapt: true })
    store.adapt()
    store.stopAutoOptimize()
    expect(store.state.user).toMatchObject({ reduceMotion: false, lessGlow: false, autoAdapt: false })
    expect(store.adapt()).toBe(false)
  })
})

describe("the layout", () => {
  const phone: Device = {
    ...unknownDevice,
    userAgent: "Mozilla/5.0 (Linux; Android 15) Mobile",
    compact: true,
    touch: true,
  }
  test("is switched by hand on a desktop and remembered", () => {
    const { store, local, dataset } = browser()
    expect(store.chooseLayout("degen-mobile")).toEqual({ switched: true })
    expect(dataset.layout).toBe("degen-mobile")
    expect(storedValue(local, "selectedLayoutTheme")).toBe("degen-mobile")
    expect(browser({ local }).dataset.layout).toBe("degen-mobile")
    expect(store.chooseLayout("auto")).toEqual({ switched: true })
    expect(dataset.layout).toBe("desktop")
    expect(storedValue(local, "degenheart-theme-preference")).toEqual({
      manual: false,
      theme: "auto",
      lastAutoDetection: 1_000,
    })
  })
  test("is a phone's on a phone, whatever was chosen", () => {
    const { store, dataset } = browser({ device: () => phone })
    store.chooseLayout("desktop")
    expect(dataset.layout).toBe("degen-mobile")
    expect(store.state.layoutFixed).toBe(true)
    expect(browser().store.state.layoutFixed).toBe(false)
  })
  test("that does not exist is refused in the words of the book", () => {
    const { store, local } = browser()
    expect(store.chooseLayout("holodeck")).toEqual({ switched: false, problem: layoutProblems.unknown })
    expect(local.getItem("selectedLayoutTheme")).toBeNull()
  })
  test("that cannot be put on screen leaves everything as it was, and says to try again", () => {
    let broken = false
    const root = () => {
      if (broken) throw new Error("The page is gone")
      return { dataset: {} }
    }
    const { store } = browser({ root })
    broken = true
    expect(store.chooseLayout("degen-mobile")).toEqual({ switched: false, problem: layoutProblems.failed })
    expect(store.state.preference.manual).toBe(false)
    expect(store.chooseLayout("auto")).toEqual({ switched: false, problem: layoutProblems.failed })
  })
})

test("a game's scroll preset applies while it is played and is not stored", () => {
  const { store, local, dataset } = browser()
  expect(dataset.pullToRefresh).toBe("true")
  store.playing("slots")
  expect(dataset).toMatchObject({ pullToRefresh: "false", scrollSnap: "false" })
  store.playing(null)
  expect(dataset).toMatchObject({ pullToRefresh: "true", scrollSnap: "true" })
  expect(local.getItem("degenheart-scroll-config")).toBeNull()
})

test("what a forgotten schema change leaves behind does not reach the screen", () => {
  const local = memoryStorage()
  local.setItem("user", JSON.stringify({ ...defaultUser, prefetchLevel: "warp", lessGlow: true, unheardOf: 7 }))
  const { store } = browser({ local })
  expect(store.state.user).toMatchObject({ prefetchLevel: "conservative", lessGlow: true })
  expect(store.state.user).not.toHaveProperty("unheardOf")
})

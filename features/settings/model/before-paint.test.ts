import { createContext, runInContext } from "node:vm"
import { defaultThemeId, themeIds } from "@dghrt/themes"
import fc from "fast-check"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { memoryStorage, type StoragePort } from "#features/kernel"
import { beforePaintScript, chatAttribute, deviceOf, isLowEnd, layoutFor } from "./before-paint"
import { createSettings, unknownDevice } from "./settings-store"

const localKeys = [
  "user",
  "selectedColorScheme",
  "selectedLayoutTheme",
  "degenheart-theme-preference",
  "degenheart-scroll-config",
]
const sessionKeys = ["degenCasinoGraphicsSettings"]

/** Answers a query for a width as a browser of this width and a default font of 16 px does. */
const atWidth = (px: number) => (query: string) => {
  const [, sign, rem] = /^\(width ([<>])= (\d+)rem\)$/.exec(query) ?? []
  return sign === ">" ? px >= 16 * Number(rem) : px <= 16 * Number(rem)
}

/** A world that holds nothing but a page. */
function page(localStorage: StoragePort, sessionStorage: StoragePort) {
  const dataset: Record<string, string> = {}
  const navigator = { userAgent: "", maxTouchPoints: 0, hardwareConcurrency: 8 }
  const matchMedia = (query: string) => ({ matches: atWidth(1_100)(query) })
  const world = createContext({
    window: { matchMedia, navigator },
    matchMedia,
    location: { pathname: "/" },
    document: { documentElement: { dataset } },
    localStorage,
    sessionStorage,
  })
  return { dataset, run: (code: string): unknown => runInContext(code, world) }
}

/** Runs the inline script's own text. */
function painted(localStorage: StoragePort, sessionStorage: StoragePort) {
  const { dataset, run } = page(localStorage, sessionStorage)
  run(beforePaintScript(themeIds, defaultThemeId))
  return dataset
}

function restored(local: StoragePort, session: StoragePort) {
  const dataset: Record<string, string> = {}
  const store = createSettings({
    local,
    session,
    lasts: () => true,
    device: () => unknownDevice,
    root: () => ({ dataset }),
    nowMs: () => 0,
  })
  store.restore()
  return dataset
}

const filled = (texts: Readonly<Record<string, string | undefined>>, keys: readonly string[]) => {
  const port = memoryStorage()
  for (const key of keys) {
    const text = texts[key]
    if (text !== undefined) port.setItem(key, text)
  }
  return port
}

const forbidden: StoragePort = {
  getItem: () => {
    throw new DOMException("forbidden", "SecurityError")
  },
  setItem: () => undefined,
  removeItem: () => undefined,
}

const hostile = ["\u202e<script>alert(1)</script>", "x".repeat(4_000), '"></html>', "__proto__"]
const fields = [
  "dataSaver",
  "particlesEnabled",
  "reduceMotion",
  "lessGlow",
  "fontSlim",
  "imageQuality",
  "progressiveImages",
  "deferAudio",
  "adaptiveRaf",
  "manual",
  "theme",
  "quality",
  "enableMotion",
  "enableEffects",
  "performanceMode",
  "scrollBehavior",
  "scrollbarWidth",
  "enableSnapScrolling",
  "preventPullToRefresh",
]
const value = fc.oneof(
  fc.boolean(),
  fc.constantFrom("data", "high", "low", "ultra", "smooth", "thick", "degen-mobile", "desktop", "auto", "jade", "true"),
  fc.constantFrom(...hostile),
  fc.jsonValue(),
)
const record = fc.dictionary(fc.constantFrom(...fields), value).map((found) => JSON.stringify(found))
const text = fc.oneof(record, fc.json(), fc.string(), fc.constantFrom(...hostile, '"jade"', '"degen-mobile"', "null"))

describe("the head script", () => {
  test("puts on the page exactly what the running app then puts there, whatever storage holds", {
    timeout: 120_000,
  }, () => {
    const keys = [...localKeys, ...sessionKeys]
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, text])), { requiredKeys: [] }), (texts) => {
        // The chat's width belongs to the shell, which restores it by itself.
        const { chat, ...before } = painted(filled(texts, localKeys), filled(texts, sessionKeys))
        expect(chat).toBe("folded")
        expect(before).toEqual(restored(filled(texts, localKeys), filled(texts, sessionKeys)))
        for (const shown of Object.values(before)) expect(shown).toMatch(/^[a-zA-Z0-9-]{1,20}$/)
      }),
      { seed: 4, numRuns: 600 },
    )
  })

  test("folds the chat of a game page that has no room for it, and opens it where there is room", () => {
    expect(chatAttribute({ chat: "open" }, atWidth(1439), "/game/demo/dice")).toBe("folded")
    expect(chatAttribute({}, atWidth(1440), "/game/demo/dice")).toBe("open")
    expect(chatAttribute({}, atWidth(1280), "/")).toBe("open")
    expect(chatAttribute({}, atWidth(1279), "/")).toBe("folded")
  })

  test.each([
    ['{"navigation":"open","chat":"open"}', "open"],
    ['{"navigation":"rail","chat":"folded"}', "folded"],
    ['{"chat":"<script>"}', "folded"],
    ["[]", "folded"],
  ])("gives the chat the width that %s stores", (sidebars, chat) => {
    expect(painted(filled({ "dghrt-sidebars": sidebars }, ["dghrt-sidebars"]), forbidden)).toMatchObject({ chat })
  })

  test("paints the default theme where storage is forbidden", () => {
    expect(painted(forbidden, forbidden)).toMatchObject({ theme: "romanticDegen", layout: "desktop", particles: "8" })
  })

  test("restores each of the thirteen themes", () => {
    for (const id of themeIds)
      expect(painted(filled({ selectedColorScheme: JSON.stringify(id) }, localKeys), memoryStorage()).theme).toBe(id)
  })
})

describe("the layout", () => {
  const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
  const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9)"
  test.each([
    [android, 1_280, true, undefined, "degen-mobile"],
    [android, 390, true, "desktop", "degen-mobile"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", 390, true, "desktop", "degen-mobile"],
    [mac, 768, true, "desktop", "degen-mobile"],
    [mac, 769, true, undefined, "desktop"],
    [mac, 600, false, undefined, "desktop"],
    [mac, 1_440, false, "degen-mobile", "degen-mobile"],
    [mac, 1_440, false, "desktop", "desktop"],
    [mac, 1_440, false, "auto", "desktop"],
  ])("of %s at %i px, touch %s, preference %s, is %s", (userAgent, width, touch, theme, layout) => {
    const compact = atWidth(width)("(width <= 48rem)")
    expect(layoutFor({ userAgent, compact, touch }, { preference: { manual: theme !== undefined, theme } })).toBe(
      layout,
    )
  })
  test("ignores a preference that was not chosen by hand", () => {
    expect(layoutFor(unknownDevice, { preference: { manual: false, theme: "degen-mobile" } })).toBe("desktop")
  })
})

describe("a low-end device", () => {
  const strong = { gpu: "ANGLE (NVIDIA GeForce RTX 3060)", memoryGb: 8, cores: 8, network: "4g" }
  test.each([
    ["SwiftShader", true],
    ["llvmpipe (LLVM 15.0.7, 256 bits)", true],
    ["Mali-450 MP", true],
    ["Mali-T628", true],
    ["Mali-G78", false],
    ["Adreno (TM) 308", true],
    ["Adreno (TM) 740", false],
    ["PowerVR SGX 544MP", true],
    ["Intel(R) HD Graphics 3000", true],
    ["Intel(R) HD Graphics 4000", true],
    ["Intel(R) HD Graphics 5500", false],
    ["Intel(R) UHD Graphics 620", false],
    ["Microsoft Basic Render Driver", true],
  ])("%s: %s", (gpu, low) => expect(isLowEnd({ ...strong, gpu })).toBe(low))
  test.each([
    [{ memoryGb: 3 }, true],
    [{ memoryGb: 4 }, false],
    [{ cores: 3 }, true],
    [{ cores: 4 }, false],
    [{ network: "2g" }, true],
    [{ network: "slow-2g" }, true],
    [{ network: "3g" }, false],
    [{ memoryGb: null, cores: null, network: null, gpu: null }, false],
  ])("%o: %s", (facts, low) => expect(isLowEnd({ ...strong, ...facts })).toBe(low))
})

test("a browser that throws at what it hides of itself is a device of which nothing is known", () => {
  const hidden = {
    get: () => {
      throw new Error("hidden")
    },
  }
  const navigator = Object.defineProperties({ userAgent: "x" }, { connection: hidden, deviceMemory: hidden })
  const device = deviceOf({ matchMedia: () => ({ matches: false }), navigator })
  expect(device).toMatchObject({ memoryGb: null, cores: null, network: null, saveData: false })
})

test("a record fits its schema although other code has added properties to every object, before our own or after it", () => {
  const { run } = page(memoryStorage(), memoryStorage())
  run(`Object.prototype.early = 1; Object.defineProperty(Object.prototype, "fixed", { value: 1, enumerable: false })`)
  run(beforePaintScript(themeIds, defaultThemeId))
  run(`Object.prototype.late = () => 1`)
  const record = v.object(Object.assign(run("({})") as object, { wager: v.number() }))
  expect(v.safeParse(record, run(`({ wager: 5 })`)).output).toEqual({ wager: 5 })
  expect(run("({}).early")).toBe(1)
})

/*
 * The attributes of <html>, decided once for three places: the head script before the first paint, the running app, and tests.
 * Each function below is self-contained (no import, no name from outside), so that its text can go into the page as it is:
 *
 *   import { beforePaintScript } from "features/settings/model/before-paint"
 *   `<script>${beforePaintScript(themeIds, defaultThemeId)}</script>`
 *
 * Only values of closed lists reach the DOM, whatever storage holds, and nothing thrown here keeps the page from painting.
 */

/** The stored records as they were parsed; each may be anything at all. */
export interface PersistedRecords {
  user?: unknown
  colorScheme?: unknown
  preference?: unknown
  layout?: unknown
  graphics?: unknown
  scroll?: unknown
}

/** What the browser says about the machine; null where it does not say. */
export interface Device {
  userAgent: string
  /** At most as wide as a phone: 768 px, and more where the default font is enlarged. */
  compact: boolean
  touch: boolean
  memoryGb: number | null
  cores: number | null
  /** `effectiveType` of the connection: "4g", "2g" … */
  network: string | null
  saveData: boolean
  /** The renderer's name. Asking for it costs a WebGL context, so only the graphics panel does. */
  gpu: string | null
}

/** Attribute values by their `dataset` name. */
export type RootAttributes = Readonly<Record<string, string>>

/** The part of a window that knows the machine. */
export interface DeviceWindow {
  matchMedia(query: string): { matches: boolean }
  navigator: { userAgent: string; maxTouchPoints?: number; hardwareConcurrency?: number }
}

export function deviceOf(page: DeviceWindow): Device {
  // Two properties that only some browsers have and the shared types do not list, and that throw where a browser hides them.
  const hint = (name: string): unknown => {
    try {
      return Reflect.get(page.navigator, name)
    } catch {
      return undefined
    }
  }
  const memoryGb = hint("deviceMemory")
  const connection = hint("connection") as { effectiveType?: unknown; saveData?: unknown } | null | undefined
  return {
    userAgent: page.navigator.userAgent,
    compact: page.matchMedia("(width <= 48rem)").matches,
    touch: (page.navigator.maxTouchPoints ?? 0) > 0,
    memoryGb: typeof memoryGb === "number" ? memoryGb : null,
    cores: page.navigator.hardwareConcurrency || null,
    network: typeof connection?.effectiveType === "string" ? connection.effectiveType : null,
    saveData: connection?.saveData === true,
    gpu: null,
  }
}

/** Old graphics, little memory, few cores or a 2G line; what is not known does not count against a device. */
export function isLowEnd({ gpu, memoryGb, cores, network }: Pick<Device, "gpu" | "memoryGb" | "cores" | "network">) {
  return (
    (memoryGb !== null && memoryGb < 4) ||
    (cores !== null && cores < 4) ||
    /2g$/.test(network ?? "") ||
    /SwiftShader|llvmpipe|Mali-(4\d\d|T6\d\d)|Adreno(?: \(TM\))? [234]\d\d\b|PowerVR SGX|Intel.*HD Graphics (2\d{3}|3\d{3}|4000)\b|Microsoft Basic Render/i.test(
      gpu ?? "",
    )
  )
}

/** A phone is always laid out as a phone; elsewhere a choice made by hand wins, and the desktop is the rest. */
export function layoutFor(
  { userAgent, compact, touch }: Pick<Device, "userAgent" | "compact" | "touch">,
  persisted: Pick<PersistedRecords, "preference" | "layout">,
): "desktop" | "degen-mobile" {
  if (/Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i.test(userAgent)) return "degen-mobile"
  if (touch && compact) return "degen-mobile"
  const preference = (persisted.preference ?? {}) as { manual?: unknown; theme?: unknown }
  if (preference.manual !== true || preference.theme === "auto") return "desktop"
  const known = preference.theme === "desktop" || preference.theme === "degen-mobile"
  return (known ? preference.theme : persisted.layout) === "degen-mobile" ? "degen-mobile" : "desktop"
}

/** Everything a stored choice puts on <html>, with the default for whatever is missing or was tampered with. */
export function rootAttributes(
  persisted: PersistedRecords,
  device: Pick<Device, "saveData" | "network"> & { layout: string },
  themeIds: readonly string[],
  defaultThemeId: string,
): RootAttributes {
  const [user, graphics, scroll] = [persisted.user, persisted.graphics, persisted.scroll].map((record) =>
    typeof record === "object" && record !== null ? (record as Record<string, unknown>) : {},
  ) as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]
  const saving = user.dataSaver === true
  // A still page has no moving bits at all.
  const particles =
    user.particlesEnabled === false || user.reduceMotion === true || graphics.enableMotion === false
      ? 0
      : graphics.quality === "ultra"
        ? 12
        : 8
  return {
    theme: themeIds.find((id) => id === persisted.colorScheme) ?? defaultThemeId,
    layout: device.layout,
    reduceMotion: String(user.reduceMotion === true || graphics.enableMotion === false),
    lessGlow: String(user.lessGlow === true),
    // One font family while data is saved; otherwise every theme has its own fonts.
    fontSlim: String(user.fontSlim !== false && (saving || device.saveData || /2g$/.test(device.network ?? ""))),
    imageQuality: saving || user.imageQuality === "data" ? "data" : user.imageQuality === "high" ? "high" : "balanced",
    progressiveImages: String(user.progressiveImages !== false),
    particles: String(particles),
    deferAudio: String(user.deferAudio !== false),
    adaptiveRaf: String(user.adaptiveRaf !== false),
    graphics: ["low", "medium", "high", "ultra"].find((quality) => quality === graphics.quality) ?? "high",
    effects: String(graphics.enableEffects === true),
    performance: String(graphics.performanceMode === true),
    scrollBehavior: scroll.scrollBehavior === "smooth" ? "smooth" : "auto",
    scrollbar: ["thin", "normal", "thick"].find((width) => width === scroll.scrollbarWidth) ?? "thin",
    scrollbarColors: String(scroll.customScrollbarColors !== false),
    scrollMomentum: String(scroll.enableMomentum !== false),
    scrollSnap: String(scroll.enableSnapScrolling !== false),
    scrollTouch: String(scroll.mobileOptimized !== false),
    scrollSideways: String(scroll.enableHorizontalScroll !== false),
    pullToRefresh: String(scroll.preventPullToRefresh !== true),
  }
}

/**
 * The chat's place in the shell: open where the page keeps 720 px beside it, unless it was folded; a game needs more. The
 * layout needs it before the first paint.
 */
export function chatAttribute(sidebars: unknown, matches: (query: string) => boolean, path: string): "open" | "folded" {
  if (path.startsWith("/game/") && !matches("(width >= 90rem)")) return "folded"
  const { chat } = (sidebars ?? {}) as { chat?: unknown }
  if (chat === "open" || chat === "folded") return chat
  return matches("(width >= 80rem)") ? "open" : "folded"
}

/** A record of `storage`, or undefined when it is missing, malformed, far too long or forbidden. */
export function persistedRecord(storage: () => { getItem(key: string): string | null }, key: string): unknown {
  try {
    const text = storage().getItem(key)
    return text === null || text.length > 20_000 ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Other code of the page, an extension's for one, may add properties to every object, and whatever reads a record by `for … in` finds
 * them: no parse would succeed. What is there is hidden from that, and nothing more is added.
 */
function sealObjects(prototype: object) {
  for (const name of Object.keys(prototype)) {
    try {
      Object.defineProperty(prototype, name, { enumerable: false })
    } catch {
      // It was made so that nobody changes it.
    }
  }
  Object.preventExtensions(prototype)
}

/** The text of the inline script: seals objects, and sets the attributes on <html> before anything is painted. */
export const beforePaintScript = (themeIds: readonly string[], defaultThemeId: string) =>
  `(() => {
${[sealObjects, deviceOf, layoutFor, rootAttributes, chatAttribute, persistedRecord].map(String).join("\n")}
sealObjects(Object.prototype)
const local = (key) => persistedRecord(() => localStorage, key)
const persisted = {
  user: local("user"), colorScheme: local("selectedColorScheme"), preference: local("degenheart-theme-preference"),
  layout: local("selectedLayoutTheme"), scroll: local("degenheart-scroll-config"),
  graphics: persistedRecord(() => sessionStorage, "degenCasinoGraphicsSettings"),
}
const device = deviceOf(window)
Object.assign(document.documentElement.dataset, rootAttributes(
  persisted, { ...device, layout: layoutFor(device, persisted) },
  ${JSON.stringify(themeIds)}, ${JSON.stringify(defaultThemeId)},
), { chat: chatAttribute(
  local("dghrt-sidebars"), (query) => matchMedia(query).matches, location.pathname,
) })
})()`

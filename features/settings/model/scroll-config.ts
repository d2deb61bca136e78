import * as v from "valibot"

export const scrollKey = "degenheart-scroll-config"

export const scrollbarWidths = ["thin", "normal", "thick"] as const

/** How pages scroll. A tampered field falls back alone. */
export const scrollSchema = v.object({
  scrollBehavior: v.fallback(v.picklist(["auto", "smooth"]), "auto"),
  scrollbarWidth: v.fallback(v.picklist(scrollbarWidths), "thin"),
  enableMomentum: v.fallback(v.boolean(), true),
  enableSnapScrolling: v.fallback(v.boolean(), true),
  mobileOptimized: v.fallback(v.boolean(), true),
  preventPullToRefresh: v.fallback(v.boolean(), false),
  enableHorizontalScroll: v.fallback(v.boolean(), true),
  customScrollbarColors: v.fallback(v.boolean(), true),
})
export type ScrollConfig = v.InferOutput<typeof scrollSchema>

export const defaultScroll: ScrollConfig = v.parse(scrollSchema, {})

type ScrollPreset = "dice" | "slots" | "plinko" | "cards"

/** A finger on the board must not reload the page, and a board must not slide away under it. */
export const scrollPresets: Readonly<Record<ScrollPreset, Partial<ScrollConfig>>> = {
  dice: { preventPullToRefresh: true },
  slots: { preventPullToRefresh: true, enableSnapScrolling: false },
  plinko: { preventPullToRefresh: true, enableMomentum: false, enableSnapScrolling: false },
  cards: { preventPullToRefresh: true, enableHorizontalScroll: true, enableSnapScrolling: true },
}

const presetOf: Readonly<Record<string, ScrollPreset>> = {
  dice: "dice",
  slots: "slots",
  plinko: "plinko",
  plinkorace: "plinko",
  blackjack: "cards",
  hilo: "cards",
}

/** The player's own configuration with what the game on screen needs. */
export const scrollFor = (config: ScrollConfig, gameId: string | null): ScrollConfig => {
  const preset = gameId !== null && Object.hasOwn(presetOf, gameId) ? presetOf[gameId] : undefined
  return preset ? { ...config, ...scrollPresets[preset] } : config
}

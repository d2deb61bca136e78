import * as z from "zod/mini"

export const scrollKey = "degenheart-scroll-config"

export const scrollbarWidths = ["thin", "normal", "thick"] as const

/** How pages scroll. A tampered field falls back alone. */
export const scrollSchema = z.object({
  scrollBehavior: z.catch(z.enum(["auto", "smooth"]), "auto"),
  scrollbarWidth: z.catch(z.enum(scrollbarWidths), "thin"),
  enableMomentum: z.catch(z.boolean(), true),
  enableSnapScrolling: z.catch(z.boolean(), true),
  mobileOptimized: z.catch(z.boolean(), true),
  preventPullToRefresh: z.catch(z.boolean(), false),
  enableHorizontalScroll: z.catch(z.boolean(), true),
  customScrollbarColors: z.catch(z.boolean(), true),
})
export type ScrollConfig = z.output<typeof scrollSchema>

export const defaultScroll: ScrollConfig = z.parse(scrollSchema, {})

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

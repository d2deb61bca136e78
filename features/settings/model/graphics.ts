import * as v from "valibot"

export const graphicsKey = "degenCasinoGraphicsSettings"

export const qualities = ["low", "medium", "high", "ultra"] as const
export type Quality = (typeof qualities)[number]

/** Kept for this browser session. A tampered field falls back alone. */
export const graphicsSchema = v.object({
  quality: v.fallback(v.picklist(qualities), "high"),
  /** Off until a player asks for them: they flash. */
  enableEffects: v.fallback(v.boolean(), false),
  enableMotion: v.fallback(v.boolean(), true),
  performanceMode: v.fallback(v.boolean(), false),
  customTheme: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40))), undefined),
})
export type GraphicsSettings = v.InferOutput<typeof graphicsSchema>

export const defaultGraphics: GraphicsSettings = v.parse(graphicsSchema, {})

/** What each step draws: particles in the air, width of a stage's edge, lines over it. */
export const qualityFacts: Readonly<Record<Quality, { particles: number; borderPx: number; scanlines: boolean }>> = {
  low: { particles: 8, borderPx: 0, scanlines: false },
  medium: { particles: 8, borderPx: 2, scanlines: false },
  high: { particles: 8, borderPx: 3, scanlines: false },
  ultra: { particles: 12, borderPx: 4, scanlines: true },
}

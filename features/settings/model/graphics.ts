import * as v from "valibot"

export const graphicsKey = "degenCasinoGraphicsSettings"

export const qualities = ["low", "medium", "high", "ultra"] as const
export type Quality = (typeof qualities)[number]

/** Stored for this browser session. An invalid field alone falls back to its default. */
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

/** What each quality draws on a board, beside its particles: the width of the border and lines over the picture. */
export const qualityFacts: Readonly<Record<Quality, { borderPx: number; scanlines: boolean }>> = {
  low: { borderPx: 0, scanlines: false },
  medium: { borderPx: 2, scanlines: false },
  high: { borderPx: 3, scanlines: false },
  ultra: { borderPx: 4, scanlines: true },
}

import { flag, type Output, object, oneOf, optional, otherwise, text } from "#contract/schema"

export const graphicsKey = "degenCasinoGraphicsSettings"

export const qualities = ["low", "medium", "high", "ultra"] as const
export type Quality = (typeof qualities)[number]

/** Kept for this browser session. A tampered field falls back alone. */
export const graphicsSchema = object({
  quality: otherwise(oneOf(qualities), "high"),
  /** Off until a player asks for them: they flash. */
  enableEffects: otherwise(flag, false),
  enableMotion: otherwise(flag, true),
  performanceMode: otherwise(flag, false),
  customTheme: otherwise(optional(text(40)), undefined),
})
export type GraphicsSettings = Output<typeof graphicsSchema>

export const defaultGraphics: GraphicsSettings = graphicsSchema.parse({})

/** What each step draws: particles in the air, width of a stage's edge, lines over it. */
export const qualityFacts: Readonly<Record<Quality, { particles: number; borderPx: number; scanlines: boolean }>> = {
  low: { particles: 8, borderPx: 0, scanlines: false },
  medium: { particles: 8, borderPx: 2, scanlines: false },
  high: { particles: 8, borderPx: 3, scanlines: false },
  ultra: { particles: 12, borderPx: 4, scanlines: true },
}

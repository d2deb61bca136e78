import * as z from "zod/mini"

export const graphicsKey = "degenCasinoGraphicsSettings"

export const qualities = ["low", "medium", "high", "ultra"] as const
export type Quality = (typeof qualities)[number]

/** Kept for this browser session. A tampered field falls back alone. */
export const graphicsSchema = z.object({
  quality: z.catch(z.enum(qualities), "high"),
  /** Off until a player asks for them: they flash. */
  enableEffects: z.catch(z.boolean(), false),
  enableMotion: z.catch(z.boolean(), true),
  performanceMode: z.catch(z.boolean(), false),
  customTheme: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
})
export type GraphicsSettings = z.output<typeof graphicsSchema>

export const defaultGraphics: GraphicsSettings = z.parse(graphicsSchema, {})

/** What each step draws: particles in the air, width of a stage's edge, lines over it. */
export const qualityFacts: Readonly<Record<Quality, { particles: number; borderPx: number; scanlines: boolean }>> = {
  low: { particles: 8, borderPx: 0, scanlines: false },
  medium: { particles: 8, borderPx: 2, scanlines: false },
  high: { particles: 8, borderPx: 3, scanlines: false },
  ultra: { particles: 12, borderPx: 4, scanlines: true },
}

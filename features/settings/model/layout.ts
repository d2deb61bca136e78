import * as v from "valibot"

export const layoutKey = "selectedLayoutTheme"
export const preferenceKey = "degenheart-theme-preference"

export const layoutIds = ["desktop", "degen-mobile"] as const
export type LayoutId = (typeof layoutIds)[number]

export const isLayoutId = (value: unknown): value is LayoutId => layoutIds.some((id) => id === value)

export const layoutSchema = v.fallback(v.picklist(layoutIds), "desktop")

/** Whether the layout was chosen by hand, which one, and when it was last worked out from the device. */
export const preferenceSchema = v.object({
  manual: v.fallback(v.boolean(), false),
  /** Null when it cannot be read; the selected layout is used then. */
  theme: v.fallback(v.nullable(v.picklist(["auto", ...layoutIds])), null),
  /** Milliseconds since the epoch. */
  lastAutoDetection: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
})
export type LayoutPreference = v.InferOutput<typeof preferenceSchema>

export const automatic: LayoutPreference = { manual: false, theme: "auto", lastAutoDetection: null }

/** Said when a layout is asked for that does not exist, and when the switch itself goes wrong. */
export const layoutProblems = {
  unknown: "This theme is not yet available!",
  failed: "Failed to switch theme. Please try again.",
} as const

export type LayoutAnswer = { switched: true } | { switched: false; problem: string }

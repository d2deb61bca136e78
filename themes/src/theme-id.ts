/** In the order a picker shows them: the seven colour schemes, then the six themes added to them. */
export const themeIds = [
  "romanticDegen",
  "cyberpunk",
  "casinoFloor",
  "crystal",
  "space",
  "retro",
  "carnival",
  "midnight",
  "crimson",
  "arctic",
  "solar",
  "jade",
  "starlight",
] as const
export type ThemeId = (typeof themeIds)[number]

export const defaultThemeId: ThemeId = "romanticDegen"

/** Guards what comes from storage or a URL. */
export const isThemeId = (value: unknown): value is ThemeId => themeIds.some((id) => id === value)

import { defaultThemeId, type ThemeId } from "@dghrt/themes"

/** The default theme, a light one, and a dark one whose surfaces are gradients: what proofs draw unless they are asked for all. */
export const threeThemes: readonly ThemeId[] = [defaultThemeId, "arctic", "jade"]

export { breakpoints, containerBreakpoints } from "./breakpoints"
export { themeCatalogue } from "./catalogue.gen"
export { ContrastError, type ContrastFailure, checkContrast } from "./check-contrast"
export {
  type ArtToken,
  artTokens,
  type ColorToken,
  type ContrastPair,
  colorTokens,
  contrastPairs,
  type GradientToken,
  gradientTokens,
  type Oklch,
  pillRoles,
  type Theme,
  type ThemeAnimations,
  type ThemeCategory,
  type ThemeEffects,
  type ThemePatterns,
  type ThemeTypography,
} from "./contract"
export { defineTheme, type ThemeDefinition } from "./define-theme"
export { themes } from "./registry"
export { type BasicTheme, basicTheme, type ColorScheme, colorScheme } from "./shapes"
export { defaultThemeId, isThemeId, type ThemeId, themeIds } from "./theme-id"
export { type ThemeInitOptions, themeInitScript } from "./theme-init-script"
export { themeToCss } from "./theme-to-css"

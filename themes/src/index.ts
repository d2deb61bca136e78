export { themeCatalogue } from "./catalogue.gen"
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
export { themes } from "./registry"
export { type BasicTheme, basicTheme, type ColorScheme, colorScheme } from "./shapes"
export { defaultThemeId, isThemeId, type ThemeId, themeIds } from "./theme-id"

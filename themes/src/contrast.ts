import { interpolate, parse, wcagContrast } from "culori"
import type { ThemeDefinition } from "./define-theme"

function colour(text: string) {
  const parsed = parse(text)
  if (!parsed) throw new Error(`"${text}" is not a CSS colour, so its contrast cannot be computed`)
  return parsed
}

/** WCAG 2 contrast ratio, 1 to 21, of two opaque colours. */
export const contrast = (over: string, under: string) => wcagContrast(colour(over), colour(under))

/** Contrast of a role's text on its own pill: the surface mixed with 14 % of the role. */
export function pillContrast(theme: ThemeDefinition, role: "success" | "warning" | "danger" | "info" | "primary") {
  const tint = interpolate([colour(theme.surface), colour(theme[role])], "oklab")(0.14)
  return wcagContrast(colour(theme[role]), tint)
}

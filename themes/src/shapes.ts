import type { Theme } from "./contract"

type SchemeColor = "primary" | "secondary" | "accent" | "surface" | "border" | "background" | "text" | "buttonText"

export interface ColorScheme {
  readonly colors: Readonly<Record<SchemeColor, string>>
  readonly effects: { readonly glow: string }
}

/** The eight colours and one glow that a colour scheme exposes. */
export function colorScheme(theme: Theme): ColorScheme {
  const { primary, secondary, accent, surface, border, background, text, buttonText } = theme
  return {
    colors: { primary, secondary, accent, surface, border, background, text, buttonText },
    effects: { glow: theme.effects.glow },
  }
}

export interface BasicTheme {
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly background: string
  readonly surface: string
  readonly border: string
  readonly text: string
  readonly textSecondary: string
  readonly success: string
  readonly error: string
  readonly warning: string
  readonly info: string
  readonly shadow: string
  readonly button: string
  readonly input: string
  readonly card: string
  readonly modal: string
}

/** The short record for front-ends that know no surfaces, motion or art. */
export function basicTheme(theme: Theme): BasicTheme {
  const { primary, secondary, accent, background, surface, border, text, textSecondary } = theme
  const { success, danger, warning, info, shadowColor, button, input } = theme
  return {
    primary,
    secondary,
    accent,
    background,
    surface,
    border,
    text,
    textSecondary,
    success,
    error: danger,
    warning,
    info,
    shadow: shadowColor,
    button,
    input,
    card: surface,
    modal: surface,
  }
}

import type { ThemeDefinition } from "./define-theme"
import { fontVariables, lookVariables, type Variables } from "./variables"

/** An id becomes part of a selector, so a quote in one could close it and write rules of its own. */
const validId = /^[A-Za-z][\w-]*$/

function declarations(variables: Variables) {
  return variables.map(([name, value]) => {
    const text = String(value)
    if (value === undefined || /undefined|NaN/.test(text)) throw new Error(`The theme has no value for --${name}`)
    if (/[{}]/.test(text.replace(/"[^"]*"|'[^']*'/g, ""))) throw new Error(`--${name} holds a brace: ${text}`)
    return `--${name}: ${text}`
  })
}

export const cssRule = (selectors: readonly string[], lines: readonly string[]) =>
  `${selectors.join(",\n")} {\n${lines.map((line) => `  ${line};`).join("\n")}\n}\n`

/**
 * The variables of one theme.
 * `stack` may add families to each font stack; `root` makes the theme the default of the page.
 */
export function themeBlock(
  theme: ThemeDefinition,
  { root = false, stack }: { root?: boolean; stack?: (families: string) => string } = {},
) {
  if (!validId.test(theme.id))
    throw new Error(`"${theme.id}" is no theme id: use letters, digits, "-" and "_", and start with a letter`)
  const scopes = [...(root ? [":root"] : []), `[data-theme="${theme.id}"]`]
  const scheme = `color-scheme: ${theme.isDarkMode ? "dark" : "light"}`
  return cssRule(scopes, [scheme, ...declarations(lookVariables(theme)), ...declarations(fontVariables(theme, stack))])
}

const still = ["--dur-fast: 1ms", "--dur-base: 1ms", "--dur-slow: 1ms"]

/** What the preferences of a player take away from one theme, wherever its sheet is loaded. */
function preferencesOf({ id, isDarkMode }: ThemeDefinition) {
  const under = (attribute: string) => [
    `[${attribute}="true"][data-theme="${id}"]`,
    `[${attribute}="true"] [data-theme="${id}"]`,
  ]
  const fonts = ["--face-display: var(--face-body)", "--display-weight: 700"]
  return [
    `@media (prefers-reduced-motion: reduce) {\n${cssRule([`[data-theme="${id}"]`], still)}}\n`,
    cssRule(under("data-reduce-motion"), still),
    // A win is drawn on the theme's ink, on which the accent of a light theme could not be read.
    cssRule(under("data-less-glow"), [
      "--glow-color: transparent",
      ...(isDarkMode ? ["--win-glow: var(--accent)"] : []),
    ]),
    cssRule(under("data-font-slim"), [...fonts, "--display-settings: normal", "--display-scale: 1"]),
  ].join("")
}

/** A complete style sheet of one theme: its variables under `[data-theme]`, and less motion, glow and fonts on request. */
export const themeToCss = (theme: ThemeDefinition, stack?: (families: string) => string): string =>
  themeBlock(theme, stack && { stack }) + preferencesOf(theme)

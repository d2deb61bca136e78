import { artTokens, colorTokens, gradientTokens, radiusSteps } from "./contract.ts"
import type { ThemeDefinition } from "./define-theme"

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const effectVariables = [
  "edge",
  "elev1",
  "elev2",
  "elev3",
  "cardBg",
  "railBg",
  "railBorder",
  "wellBg",
  "backdrop",
  "cardClip",
  "cardCorners",
  "cardOutline",
  "outlineOffset",
  "hair",
  "btnBg",
  "btnBorder",
  "btnShadow",
  "btnPress",
  "btnClip",
] as const

export type Variables = ReadonlyArray<readonly [name: string, value: string | number]>

/** Type and labels. `stack` may add families to a font stack, such as fallbacks of the same width. */
export const fontVariables = (
  { typography }: ThemeDefinition,
  stack: (families: string) => string = (families) => families,
): Variables => [
  ["face-display", stack(typography.display)],
  ["face-body", stack(typography.body)],
  ["face-mono", stack(typography.mono)],
  ["display-weight", typography.displayWeight],
  ["display-tracking", typography.displayTracking],
  ["display-case", typography.displayCase],
  ["display-em", typography.displayEmStyle],
  ["display-settings", typography.displaySettings],
  ["display-scale", typography.displayScale],
  ["label-tracking", typography.labelTracking],
  ["label-case", typography.labelCase],
  ["numerals", typography.numerals],
]

/** Colours, surfaces, motion, pattern and art. */
export function lookVariables(theme: ThemeDefinition): Variables {
  const { effects, animations, patterns, art } = theme
  return [
    ...colorTokens.map((token): [string, string] => [kebab(token), theme[token]]),
    ...gradientTokens.map((token): [string, string] => [kebab(token), theme[token]]),
    ...radiusSteps.map((step): [string, string] => [`r-${step}`, `${effects.radius[step]}px`]),
    ["border-w", `${effects.borderWidth}px`],
    ...effectVariables.map((key): [string, string] => [kebab(key), effects[key]]),
    ["dur-fast", `${animations.fast}ms`],
    ["dur-base", `${animations.base}ms`],
    ["dur-slow", `${animations.slow}ms`],
    ["curve-out", animations.easeOut],
    ["curve-in-out", animations.easeInOut],
    ["curve-sig", animations.easeSignature],
    ["pattern-mask", patterns.mask],
    ["pattern-size", patterns.size],
    ["pattern-ink", patterns.ink],
    ["canvas", patterns.canvas],
    ...artTokens.map((token): [string, string | number] => [`art-${kebab(token)}`, art[token]]),
  ]
}

/** One name per job a colour does; kebab-case of the name is the CSS variable. */
export const colorTokens = [
  "background",
  "surface",
  "surfaceHover",
  "border",
  "borderHover",
  "text",
  "textSecondary",
  "textMuted",
  "primary",
  "secondary",
  "tertiary",
  "accent",
  "success",
  "warning",
  "danger",
  "loss",
  "info",
  "button",
  "buttonHover",
  "buttonText",
  "input",
  "inputBorder",
  "winGlow",
  "loseGlow",
  "overlay",
  "shadowColor",
  "glowColor",
  "particleWin",
  "particleLose",
] as const
export type ColorToken = (typeof colorTokens)[number]

export const gradientTokens = ["gradientPrimary", "gradientSecondary", "gradientAccent"] as const
export type GradientToken = (typeof gradientTokens)[number]

export const artTokens = [
  "1",
  "2",
  "3",
  "4",
  "ink",
  "light",
  "skyHi",
  "skyMid",
  "skyLo",
  "skyA",
  "skyB",
  "skyC",
  "cone",
  "cardHi",
  "cardMid",
  "cardLo",
  "cardRed",
  "cardInk",
  "tile",
  "tileInk",
  "heroInk",
] as const
export type ArtToken = (typeof artTokens)[number]

export type Oklch = `oklch(${string})`

export const radiusSteps = ["xs", "sm", "md", "lg", "xl", "pill", "btn"] as const

/** How a theme builds surfaces; every text value is ready to be a CSS value. */
export interface ThemeEffects {
  readonly surface: string
  /** Pixels. */
  readonly radius: Readonly<Record<(typeof radiusSteps)[number], number>>
  /** Pixels. */
  readonly borderWidth: number
  readonly glow: Oklch
  /** Highlight inside the upper edge; light comes from above. */
  readonly edge: string
  readonly elev1: string
  readonly elev2: string
  readonly elev3: string
  readonly cardBg: string
  readonly railBg: string
  readonly railBorder: string
  readonly wellBg: string
  readonly backdrop: string
  readonly cardClip: string
  /** Redraws the edge that `cardClip` cuts off. */
  readonly cardCorners: string
  readonly cardOutline: string
  readonly outlineOffset: string
  /** Dividers inside a card; weaker than `border` where the border is ink. */
  readonly hair: string
  readonly btnBg: string
  readonly btnBorder: string
  readonly btnShadow: string
  readonly btnPress: string
  readonly btnClip: string
}

export interface ThemeAnimations {
  /** Milliseconds. */
  readonly fast: number
  /** Milliseconds. */
  readonly base: number
  /** Milliseconds. */
  readonly slow: number
  readonly easeOut: string
  readonly easeInOut: string
  readonly easeSignature: string
  /** The character of motion in this theme, for designers. */
  readonly temperament: string
}

export interface ThemePatterns {
  readonly mask: string
  readonly size: string
  readonly ink: string
  readonly canvas: string
}

export interface ThemeTypography {
  readonly display: string
  readonly body: string
  readonly mono: string
  readonly displayWeight: number
  readonly displayTracking: string
  readonly displayCase: "none" | "uppercase"
  readonly displayEmStyle: "normal" | "italic"
  readonly displaySettings: string
  /** Multiplies every display size, so that wide and narrow faces look equally large. */
  readonly displayScale: number
  readonly labelTracking: string
  readonly labelCase: "none" | "uppercase"
  readonly numerals: string
}

export type ThemeCategory =
  | "signature"
  | "neon"
  | "casino"
  | "gem"
  | "scifi"
  | "vintage"
  | "festival"
  | "dark"
  | "classic"
  | "frost"
  | "fire"
  | "nature"
  | "cosmic"

/** Everything a theme needs: flat colours as the specification lists them, then surfaces, motion, pattern, type and art. */
export type Theme = Readonly<Record<ColorToken, Oklch>> &
  Readonly<Record<GradientToken, string>> & {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly category: ThemeCategory
    readonly isDarkMode: boolean
    readonly effects: ThemeEffects
    readonly animations: ThemeAnimations
    readonly patterns: ThemePatterns
    readonly typography: ThemeTypography
    readonly art: Readonly<Record<ArtToken, string | number>>
  }

export type ContrastPair = readonly [over: ColorToken, under: ColorToken, least: 3 | 4.5]

const planes = ["background", "surface", "surfaceHover"] as const
const roles = ["primary", "secondary", "tertiary", "accent", "success", "warning", "danger", "loss", "info"] as const

/** Roles that tint a pill: their text stands on the surface mixed with 14 % of themselves. */
export const pillRoles = ["success", "warning", "danger", "info", "primary"] as const

/** Text needs 4.5:1, a shape that carries meaning needs 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  ...([...planes, "input"] as const).flatMap((under): ContrastPair[] => [
    ["text", under, 4.5],
    ["textSecondary", under, 4.5],
    ["textMuted", under, 4.5],
  ]),
  ...planes.flatMap((under) => roles.map((over): ContrastPair => [over, under, 4.5])),
  ["buttonText", "button", 4.5],
  ["buttonText", "buttonHover", 4.5],
  ["button", "background", 3],
  ["button", "surface", 3],
  ["inputBorder", "input", 3],
  ["inputBorder", "surface", 3],
  ["inputBorder", "background", 3],
  ["borderHover", "surface", 3],
  ["borderHover", "background", 3],
]

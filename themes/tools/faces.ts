type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

export interface Face {
  /** As `typography` names it. */
  readonly family: string
  readonly style: "normal" | "italic"
  /** Declared wider than the file holds, so that a browser never invents a bold of a pinned face. */
  readonly weight: string
  readonly package: string
  readonly source: string
  readonly file: string
  readonly axes: Axes
  /** Only these of the family's characters, which an earlier face holds as well; nothing for all. */
  readonly glyphs?: string
}

const bodyWeights = { min: 400, max: 750 }

const body = (family: string, name: string): Face => ({
  family: `${family} Variable`,
  style: "normal",
  weight: "100 900",
  package: `@fontsource-variable/${name}`,
  source: `${name}-latin-wght-normal.woff2`,
  file: `${name}.woff2`,
  axes: { wght: bodyWeights },
})

const digits = "0123456789"

/**
 * Digits of one width for a family that has none: columns of money stand on their points, and figures that count up do
 * not tremble. Hanken Grotesk's are drawn so and are close to both families in weight and size.
 */
const evenDigits = (family: string, name: string): Face => ({
  ...body("Hanken Grotesk", "hanken-grotesk"),
  family: `${family} Variable`,
  file: `${name}-digits.woff2`,
  glyphs: digits,
})

const pinned = (
  family: string,
  name: string,
  wght: number,
  style: Face["style"] = "normal",
  axes: Axes = {},
): Face => ({
  family: `${family} Variable`,
  style,
  weight: "100 900",
  package: `@fontsource-variable/${name}`,
  source: `${name}-latin-${"SOFT" in axes ? "full" : "opsz" in axes ? "opsz" : "wght"}-${style}.woff2`,
  file: style === "italic" ? `${name}-italic.woff2` : `${name}.woff2`,
  axes: { wght, ...axes },
})

const single = (family: string, name: string, weight = 400): Face => ({
  family,
  style: "normal",
  weight: "100 900",
  package: `@fontsource/${name}`,
  source: `${name}-latin-${weight}-normal.woff2`,
  file: `${name}.woff2`,
  axes: {},
})

const fraunces = { opsz: 96, SOFT: 50, WONK: 0 }

/** Every face any theme names; browsers fetch only those on screen. Display faces are pinned to the one weight they are set in. */
export const faces: readonly Face[] = [
  pinned("Fraunces", "fraunces", 560, "normal", fraunces),
  pinned("Fraunces", "fraunces", 560, "italic", fraunces),
  body("Instrument Sans", "instrument-sans"),
  single("Chakra Petch", "chakra-petch", 700),
  body("Saira", "saira"),
  single("Abril Fatface", "abril-fatface"),
  body("Hanken Grotesk", "hanken-grotesk"),
  // The cut for small sizes: one file serves every size, and the hairlines of a larger cut vanish in figures of 60 px.
  pinned("Bodoni Moda", "bodoni-moda", 620, "normal", { opsz: 11 }),
  pinned("Bodoni Moda", "bodoni-moda", 620, "italic", { opsz: 11 }),
  body("Outfit", "outfit"),
  single("Michroma", "michroma"),
  body("Geist", "geist"),
  single("Shrikhand", "shrikhand"),
  body("DM Sans", "dm-sans"),
  evenDigits("DM Sans", "dm-sans"),
  single("Lilita One", "lilita-one"),
  body("Nunito", "nunito"),
  single("Marcellus", "marcellus"),
  body("Jost", "jost"),
  pinned("Playfair Display", "playfair-display", 780),
  pinned("Playfair Display", "playfair-display", 780, "italic"),
  body("Libre Franklin", "libre-franklin"),
  evenDigits("Libre Franklin", "libre-franklin"),
  pinned("Urbanist", "urbanist", 760),
  body("Figtree", "figtree"),
  pinned("Unbounded", "unbounded", 720),
  body("Rubik", "rubik"),
  single("Zen Antique", "zen-antique"),
  pinned("Syne", "syne", 720),
  pinned("JetBrains Mono", "jetbrains-mono", 400),
]

import { themeIds, themes } from "../src/index"
import type { Face } from "./faces"
import type { FaceMetrics } from "./sfnt"

interface Stand {
  /** Full names of fonts with one set of widths, of which a system has at most a few. */
  readonly local: readonly string[]
  readonly letter: number
  readonly capital: number
}

/** What systems have: the widths of the first kind are Arial's and Times New Roman's, of the second DejaVu's. */
const stands: Readonly<Record<string, readonly Stand[]>> = {
  "sans-serif": [
    { local: ["Arial", "Liberation Sans", "Arimo", "Helvetica", "Roboto"], letter: 0.4407, capital: 0.594 },
    { local: ["DejaVu Sans"], letter: 0.5058, capital: 0.6007 },
  ],
  serif: [
    { local: ["Times New Roman", "Liberation Serif", "Tinos", "Times"], letter: 0.3993, capital: 0.5774 },
    { local: ["DejaVu Serif"], letter: 0.511, capital: 0.6624 },
  ],
  monospace: [
    { local: ["Courier New", "Liberation Mono", "Cousine"], letter: 0.6001, capital: 0.6001 },
    { local: ["DejaVu Sans Mono"], letter: 0.6021, capital: 0.6021 },
  ],
}

const familiesOf = (stack: string) => stack.split(",").map((family) => family.trim().replaceAll("'", ""))

/** Where a family is named: what it falls back to, and whether it is set in capitals. */
function usesOf(family: string) {
  const uses = themeIds.flatMap((id) => {
    const { display, body, mono, displayCase } = themes[id].typography
    return [
      { stack: familiesOf(display), capitals: displayCase === "uppercase" },
      { stack: familiesOf(body), capitals: false },
      { stack: familiesOf(mono), capitals: false },
    ].filter(({ stack }) => stack[0] === family)
  })
  const use = uses[0]
  if (!use) throw new Error(`No theme is set in ${family}`)
  return { generic: use.stack.at(-1) ?? "sans-serif", capitals: use.capitals }
}

const stand = (family: string, index: number) => `${family} stand-in${index === 0 ? "" : ` ${index + 1}`}`

/** The families of a stack with, after the first, system fonts that take the same space until the font has loaded. */
export function withStandIns(stack: string): string {
  const [first = "", ...rest] = familiesOf(stack)
  const { generic } = usesOf(first)
  const standIns = (stands[generic] ?? []).map((_, index) => stand(first, index))
  return [...[first, ...standIns].map((family) => `'${family}'`), ...rest].join(",")
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** System fonts, stretched to the width and set on the lines of one face, so that its arrival moves nothing. */
export function standInFaces({ family, style }: Face, metrics: FaceMetrics): string {
  const { generic, capitals } = usesOf(family)
  const width = (of: { readonly letter: number; readonly capital: number }) => (capitals ? of.capital : of.letter)
  return (stands[generic] ?? [])
    .map((font, index) => {
      const scale = width(metrics) / width(font)
      return `@font-face {
  font-family: "${stand(family, index)}";
  font-style: ${style};
  font-weight: 100 900;
  src: ${font.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}
`
    })
    .join("")
}

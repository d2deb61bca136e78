type Point = readonly [x: number, y: number]

/** Facets of one shade in one path, and how far that leans to light (above 0) or to ink (below). */
export interface Shade {
  d: string
  tone: number
}

interface Facet {
  path: string
  tone: number
}

/** Shades closer than this are one: they look equal, and a change of theme or page styles a quarter as much. */
const SHADE = 0.09
/** At the size of a fingernail five shades still read as facets. */
const COARSE_SHADE = 0.25

const rightHalf: readonly Point[] = [
  [0, -40],
  [30, -76],
  [66, -82],
  [95, -58],
  [100, -16],
  [80, 28],
  [44, 68],
  [0, 104],
]
const outline: readonly Point[] = [
  ...rightHalf,
  ...rightHalf
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y]),
]
const inner = outline.map(([x, y]): Point => [x * 0.54, (y + 2) * 0.54 - 4])
const centre: Point = [0, -2]

const text = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")

/** Light falls from the upper left; `bias` sets planes of one ring apart. */
function facet(corners: readonly [Point, Point, Point], bias: number, strength = 1, lift = 0): Facet {
  const [a, b, c] = corners
  const x = (a[0] + b[0] + c[0]) / 3
  const y = (a[1] + b[1] + c[1]) / 3
  const facing = (-x * 0.5 - y * 0.8) / (Math.hypot(x, y) || 1)
  const tone = Math.max(-0.78, Math.min(0.8, facing * 0.5 + bias))
  return { path: `M${text(corners)}Z`, tone: tone * strength + lift }
}

function ring(index: number): Facet[] {
  const next = (index + 1) % outline.length
  const [a, b, c, d] = [outline[index], outline[next], inner[next], inner[index]]
  if (!a || !b || !c || !d) return []
  const middle: Point = [((a[0] + b[0]) / 2) * 0.8, ((a[1] + b[1]) / 2) * 0.8 - 1]
  return [
    facet([a, b, middle], 0.1),
    facet([b, c, middle], -0.16),
    facet([c, d, middle], -0.3),
    facet([d, a, middle], 0.02),
    facet([d, c, centre], index % 2 ? 0.3 : 0.05, 0.9, 0.05),
  ]
}

export const heartOutline = text(outline)

function shadesOf(facets: readonly Facet[], distance: number): readonly Shade[] {
  const paths = new Map<number, string>()
  for (const { path, tone } of facets) {
    const step = Math.round(tone / distance)
    paths.set(step, (paths.get(step) ?? "") + path)
  }
  return Array.from(paths, ([step, d]) => ({ d, tone: step * distance }))
}

const facets = outline.flatMap((_, index) => ring(index))
export const heartShades = shadesOf(facets, SHADE)
export const smallHeartShades = shadesOf(facets, COARSE_SHADE)

import { heartOutline, heartShades, smallHeartShades } from "../../heart/facets"
import { pointList } from "../geometry"
import { Spark } from "../light"
import { type ArtHue, tone } from "../tone"

export interface GemProps {
  /** Middle, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Half the width. */
  r: number
  /** The theme's colour that it is drawn in. */
  hue?: ArtHue
  /** Draws a glint at the upper left. */
  sparkling?: boolean
}

const table = [
  [-0.6, -0.5],
  [-0.2, -0.62],
  [0.2, -0.62],
  [0.6, -0.5],
] as const
const girdle = [
  [-1, -0.1],
  [-0.38, -0.02],
  [0.38, -0.02],
  [1, -0.1],
] as const
const tip = [0, 0.95] as const
const facets = [
  [[table[0], girdle[0], girdle[1]], 0.25],
  [[table[0], table[1], girdle[1]], 0.6],
  [[table[1], table[2], girdle[2], girdle[1]], 0.42],
  [[table[2], table[3], girdle[2]], 0.15],
  [[table[3], girdle[3], girdle[2]], -0.15],
  [[girdle[0], girdle[1], tip], 0.05],
  [[girdle[1], girdle[2], tip], -0.22],
  [[girdle[2], girdle[3], tip], -0.5],
] as const
const cut = facets.map(([corners, level]) => ({
  points: pointList(corners.map(([x, y]) => [x * 100, y * 100])),
  level,
}))

/** A brilliant-cut stone seen from the side. */
export function Gem({ x = 0, y = 0, r, hue = "art-2", sparkling = false }: GemProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <g stroke={tone(hue, 0.5, 0.35)} strokeWidth={2.4} strokeLinejoin="round">
        {cut.map(({ points, level }) => (
          <polygon key={points} points={points} fill={tone(hue, level)} />
        ))}
      </g>
      {sparkling && <Spark x={-42} y={-44} r={40} />}
    </g>
  )
}

/** The DGHRT heart as a piece among others. */
export function HeartGem({
  x = 0,
  y = 0,
  r,
  hue = "art-1",
  sparkling = false,
  small = false,
}: GemProps & {
  /** Drawn so small that fewer shades look the same. */
  small?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <polygon
        points={heartOutline}
        fill={tone(hue, -0.2)}
        stroke={tone(hue, 0.2)}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <g stroke={tone(hue, 0.4, 0.28)} strokeWidth={0.6} strokeLinejoin="round">
        {(small ? smallHeartShades : heartShades).map((shade) => (
          <path key={shade.tone} d={shade.d} fill={tone(hue, shade.tone)} />
        ))}
      </g>
      <polygon points="-88,-44 -60,-74 -34,-70 -48,-34 -62,-14" fill={tone("art-light", 0, 0.34)} />
      <polygon points="14,46 42,60 4,96" fill={tone("art-light", 0, 0.12)} />
      {sparkling && <Spark x={-57} y={-62} r={20} />}
    </g>
  )
}

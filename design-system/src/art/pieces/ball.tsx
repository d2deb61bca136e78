import { Radial } from "../gradients"
import { type ArtHue, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export interface BallProps {
  /** Middle, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Radius. */
  r: number
  /** The theme's colour that it is drawn in. */
  hue?: ArtHue
  /** Lies on a surface and shades it. */
  resting?: boolean
}

/** A polished ball, lit from the upper left with a rim of bounced light. */
export function Ball({ x = 0, y = 0, r, hue = "art-3", resting = false }: BallProps) {
  const id = useArtIds()
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} stroke="none">
      <Radial
        id={id("ball")}
        r={0.52}
        focus={[0.32, 0.29]}
        stops={[
          [0, tone(hue, 0.6)],
          [0.36, tone(hue, 0.08)],
          [0.78, tone(hue, -0.5)],
          [0.94, tone(hue, -0.66)],
          [1, tone(hue, -0.3)],
        ]}
      />
      {resting && (
        <>
          <Radial
            id={id("shade")}
            stops={[
              [0.5, tone("art-ink", 0, 0.42)],
              [1, tone("art-ink"), 0],
            ]}
          />
          <circle cx={0.25} cy={0.6} r={1.15} fill={url(id("shade"))} />
        </>
      )}
      <circle r={1} fill={url(id("ball"))} />
      <ellipse rx={0.3} ry={0.17} transform="translate(-.34 -.5) rotate(-32)" fill={tone("art-light", 0, 0.55)} />
    </g>
  )
}

import { count, tidy } from "../geometry"
import { Linear } from "../gradients"
import { Suit } from "../suit"
import { type ArtHue, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export interface ChipStackProps {
  /** Middle of the stack, in units of the view box. */
  x?: number
  /** Middle of the lowest chip's face. */
  y?: number
  /** Half the width. */
  r: number
  /** The theme's colour that it is drawn in. */
  hue?: ArtHue
  /** How many lie on one another, at least 1. */
  chips?: number
}

const insets = [-0.72, -0.2, 0.36, 0.8]
const flat = 0.4
const thick = 0.24

/** The light wedge on a chip's edge, centred at `at` from -1 (left) to 1 (right). */
function wedge(r: number, at: number) {
  const rim = (share: number) => [tidy(r * share), tidy(r * flat * Math.sqrt(1 - share * share))] as const
  const [left, right] = [rim(Math.max(-0.99, at - 0.13)), rim(Math.min(0.99, at + 0.13))]
  const height = tidy(r * thick)
  return `M${left.join(" ")}L${right.join(" ")}v${height}L${left[0]} ${tidy(left[1] + height)}Z`
}

/** Chips on the table, a little out of line as a hand leaves them. */
export function ChipStack({ x = 0, y = 0, r, hue = "art-1", chips = 1 }: ChipStackProps) {
  const id = useArtIds()
  const [ry, height] = [tidy(r * flat), tidy(r * thick)]
  const edge = `M${-r} 0v${height}a${r} ${ry} 0 0 0 ${r * 2} 0v${-height}Z`
  const lean = (chip: number) => ((chip % 3) - 1) * 1.1
  const top = chips - 1
  return (
    <g transform={`translate(${x} ${y})`}>
      <Linear
        id={id("edge")}
        to={[1, 0]}
        stops={[
          [0, tone(hue, -0.1)],
          [0.3, tone(hue, 0.2)],
          [1, tone(hue, -0.68)],
        ]}
      />
      <Linear
        id={id("face")}
        stops={[
          [0, tone(hue, 0.4)],
          [1, tone(hue, -0.3)],
        ]}
      />
      {count(chips).map((chip) => (
        <g key={chip} transform={`translate(${lean(chip)} ${tidy(-chip * (height + 1.2))})`}>
          <path d={edge} fill={url(id("edge"))} />
          {insets.map((at) => (
            <path key={at} d={wedge(r, at)} fill={tone("art-light", -0.1 - Math.max(0, at) * 0.5)} />
          ))}
          <ellipse rx={r} ry={ry} fill={url(id("face"))} />
        </g>
      ))}
      <g transform={`translate(${lean(top)} ${tidy(-top * (height + 1.2))})`} fill="none">
        <ellipse
          rx={r * 0.92}
          ry={ry * 0.92}
          stroke={tone("art-light", 0, 0.8)}
          strokeWidth={r * 0.13}
          strokeDasharray={`${r * 0.42} ${r * 0.6}`}
        />
        <ellipse rx={r * 0.62} ry={ry * 0.62} stroke={tone("art-light", 0, 0.5)} />
        <Suit of="heart" scale={[r * 0.026, r * 0.012]} fill={tone("art-light", 0, 0.85)} />
      </g>
    </g>
  )
}

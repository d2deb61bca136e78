import { Linear } from "../gradients"
import { type ArtHue, mixed, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export interface BucketProps {
  /** Middle of the mouth, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Of the mouth; the foot is narrower. */
  width: number
  /** From mouth to foot. */
  height: number
  /** What it pays, already formatted. */
  label: string
  /** The theme's colour that it is drawn in. */
  hue?: ArtHue
  /** The ball lies in it. */
  hit?: boolean
  /** Height of the label in the drawing's units. */
  size?: number
}

const on = (ground: string, hue: ArtHue, share: number) => mixed(`var(--${ground})`, `var(--${hue})`, share)

/** Where a ball ends, with its multiplier. */
export function Bucket({ x = 0, y = 0, width, height, label, hue = "art-tile", hit = false, size = 15 }: BucketProps) {
  const id = useArtIds()
  const taper = Math.min(5, width * 0.1)
  const half = width / 2
  const lip = Math.min(5, width * 0.12)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Linear
        id={id("side")}
        to={[0, 1]}
        stops={
          hit
            ? [
                [0, "var(--win-glow)"],
                [1, mixed("var(--win-glow)", "var(--art-ink)", 0.22)],
              ]
            : [
                [0, on("surface", hue, 0.34)],
                [1, on("surface", hue, 0.18)],
              ]
        }
      />
      <path
        d={`M${-half} 0h${width}l${-taper} ${height - 6}q-1 6-7 6h${-width + 2 * taper + 14}q-6 0-7-6Z`}
        fill={url(id("side"))}
        stroke={hit ? "var(--win-glow)" : on("border-hover", hue, 0.7)}
        strokeWidth={1.2}
      />
      <ellipse rx={half} ry={lip} fill={mixed("var(--art-ink)", `var(--${hue})`, 0.4)} />
      <path
        d={`M${-half} 0a${half} ${lip} 0 0 0 ${width} 0`}
        fill="none"
        stroke={tone(hue, 0.5, 0.6)}
        strokeWidth={1.2}
      />
      <text
        y={height / 2 + size * 0.48}
        textAnchor="middle"
        fill={hit ? "var(--art-ink)" : "var(--text)"}
        className="font-bold tabular-nums"
        style={{ fontSize: size }}
      >
        {label}
      </text>
    </g>
  )
}

import { type Point, pointList } from "../geometry"
import { Linear, Radial } from "../gradients"
import { ContactShadow } from "../light"
import { mixed, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

/** The board's material laid over the theme's own well, so that it keeps the theme's brightness. */
const material = (share: number) => mixed("var(--input)", "var(--art-tile)", share)

export interface TrayProps {
  /** Upper left corner, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Of the whole tray, rim included. */
  width: number
  /** Of the whole tray, rim included. */
  height: number
}

/** A padded well that coins and cards lie in. */
export function Tray({ x = 0, y = 0, width, height }: TrayProps) {
  const id = useArtIds()
  return (
    <g transform={`translate(${x} ${y})`}>
      <ContactShadow x={width / 2} y={height + 8} rx={width / 2} ry={14} strength={0.5} />
      <Linear
        id={id("rim")}
        to={[0, 1]}
        stops={[
          [0, material(0.58)],
          [1, material(0.24)],
        ]}
      />
      <Linear
        id={id("edge")}
        to={[0, 1]}
        stops={[
          [0, tone("art-tile", 0.4, 0.8)],
          [1, tone("art-tile", -0.4, 0.8)],
        ]}
      />
      <Radial
        id={id("bed")}
        centre={[0.5, 0.38]}
        r={0.6}
        stops={[
          [0, material(0.4)],
          [1, material(0.1)],
        ]}
      />
      <rect width={width} height={height} rx={26} fill={url(id("rim"))} stroke={url(id("edge"))} strokeWidth={1.5} />
      <rect
        x={10}
        y={10}
        width={width - 20}
        height={height - 20}
        rx={18}
        fill={url(id("bed"))}
        stroke={tone("art-ink", 0, 0.3)}
      />
    </g>
  )
}

interface PlateProps {
  /** In order around the plane, in units of the view box. */
  corners: readonly Point[]
}

/** The plane of the pegs, drawn between its corners. */
export function Plate({ corners }: PlateProps) {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("plate")}
        to={[0, 1]}
        stops={[
          [0, material(0.16)],
          [1, material(0.42)],
        ]}
      />
      <polygon
        points={pointList(corners)}
        fill={url(id("plate"))}
        stroke={mixed("var(--border-hover)", "var(--art-tile)", 0.6)}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </>
  )
}

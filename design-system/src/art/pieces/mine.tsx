import { Radial } from "../gradients"
import { Glow, Spark } from "../light"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export interface MineProps {
  /** Middle of the iron ball, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Radius of the iron ball; studs and fuse reach beyond it. */
  r: number
  /** The fuse burns, as on the tile that ended a round. */
  burning?: boolean
}

const studs = [10, 60, 120, 170, 230, 310].map((turn) => ({
  turn,
  x: 96 * Math.cos((turn * Math.PI) / 180),
  y: 96 * Math.sin((turn * Math.PI) / 180),
}))

/** A studded mine of dark iron. */
export function Mine({ x = 0, y = 0, r, burning = false }: MineProps) {
  const id = useArtIds()
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <Radial
        id={id("iron")}
        r={0.53}
        focus={[0.31, 0.27]}
        stops={[
          [0, tone("art-4", 0.5)],
          [0.32, tone("art-4", -0.5)],
          [0.76, tone("art-4", -0.9)],
          [1, tone("art-1", -0.1)],
        ]}
      />
      <circle r={100} fill={url(id("iron"))} />
      <g fill={tone("art-4", -0.55)} stroke={tone("art-1", 0.2, 0.6)} strokeWidth={2}>
        {studs.map((stud) => (
          <path
            key={stud.turn}
            d="M-13 0L0-34 13 0Z"
            transform={`translate(${stud.x.toFixed(1)} ${stud.y.toFixed(1)}) rotate(${stud.turn + 90})`}
          />
        ))}
      </g>
      <ellipse rx={29} ry={16} transform="translate(-34 -42) rotate(-32)" fill={tone("art-light", 0, 0.65)} />
      <rect
        x={-20}
        y={-16}
        width={40}
        height={32}
        rx={8}
        transform="translate(40 -105) rotate(22)"
        fill={tone("art-4", -0.4)}
      />
      <path d="M47-121q21-53 74-42" fill="none" stroke={tone("art-3", 0.2)} strokeWidth={9} strokeLinecap="round" />
      {burning && (
        <>
          <Glow x={124} y={-163} r={90} hue="art-3" strength={1} />
          <Spark x={124} y={-163} r={50} fill={tone("art-3", 0.8)} />
        </>
      )}
    </g>
  )
}

import { around, count, pointList, tidy } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow, Spark, WinHalo } from "../light"
import { Suit } from "../suit"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"
import { HeartGem } from "./gem"

export interface CoinProps {
  x?: number
  y?: number
  r: number
  face: "heads" | "tails"
  /** How far it is turned about its level axis: 1 faces the viewer, 0.08 is nearly on edge. */
  open?: number
  /** Counts toward a win: the theme's glow stands around it. */
  lit?: boolean
  /** Casts its own shadow; a scene with its own light says no. */
  shadow?: boolean
  /** Shows its thickness below; a scene that sees it from another side says no. */
  edge?: boolean
  sparkling?: boolean
}

const beads = around(36, 93).map(([x, y]) => [tidy(x), tidy(y)] as const)
const rays = count(16).map((ray) => ({ turn: ray * 22.5, tip: ray % 2 ? -56 : -72, level: ray % 2 ? -0.42 : -0.6 }))

function Heads() {
  return (
    <>
      <Suit of="heart" x={1} y={5} scale={5} fill={tone("art-3", -0.55, 0.7)} />
      <HeartGem y={-2} r={48} />
    </>
  )
}

function Tails() {
  const id = useArtIds()
  return (
    <>
      {rays.map(({ turn, tip, level }) => (
        <polygon
          key={turn}
          points={pointList([
            [-3.4, -30],
            [0, tip],
            [3.4, -30],
          ])}
          transform={`rotate(${turn})`}
          fill={tone("art-4", level)}
        />
      ))}
      <Linear
        id={id("boss")}
        stops={[
          [0, tone("art-4", -0.5)],
          [1, tone("art-4", 0.3)],
        ]}
      />
      <circle r={30} fill={url(id("boss"))} />
      <circle r={26.5} fill={tone("art-4", -0.12)} />
      <Suit of="diamond" scale={1.6} fill={tone("art-4", -0.66)} />
    </>
  )
}

/** Heads is the faceted heart on gold, tails struck rays on steel. */
export function Coin({
  x = 0,
  y = 0,
  r,
  face,
  open = 1,
  lit = false,
  shadow = true,
  edge = true,
  sparkling = false,
}: CoinProps) {
  const id = useArtIds()
  const metal = face === "heads" ? "art-3" : "art-4"
  const thickness = Math.max(16, 24 * (1 - open))
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <Linear
        id={id("face")}
        stops={[
          [0, tone(metal, face === "heads" ? 0.74 : 0.62)],
          [0.34, tone(metal, 0.14)],
          [0.6, tone(metal, -0.26)],
          [0.8, tone(metal, 0.16)],
          [1, tone(metal, -0.42)],
        ]}
      />
      <Linear
        id={id("groove")}
        stops={[
          [0, tone(metal, -0.4)],
          [0.5, tone(metal)],
          [1, tone(metal, 0.46)],
        ]}
      />
      <Linear
        id={id("field")}
        from={[0.2, 0.15]}
        to={[0.8, 0.85]}
        stops={[
          [0, tone(metal, 0.42)],
          [0.5, tone(metal, -0.06)],
          [1, tone(metal, -0.38)],
        ]}
      />
      {shadow && <ContactShadow x={3} y={100 * Math.max(open, 0.45) + 34} rx={92} ry={16} strength={0.5} />}
      {lit && <WinHalo x={0} y={0} r={136} />}
      {(edge ? count(9) : []).map((layer) => (
        <ellipse
          key={layer}
          cy={tidy((thickness * (9 - layer)) / 9)}
          rx={100}
          ry={100 * open}
          fill={tone(metal, layer === 0 ? -0.72 : layer % 2 ? -0.56 : -0.3)}
        />
      ))}
      <g transform={`scale(1 ${open})`}>
        <circle r={100} fill={url(id("face"))} />
        <circle r={86} fill={url(id("groove"))} />
        <circle cx={0.8} cy={0.8} r={82} fill={url(id("field"))} />
        <g fill={tone(metal, -0.46, 0.85)}>
          {beads.map(([beadX, beadY]) => (
            <circle key={`${beadX} ${beadY}`} cx={beadX} cy={beadY} r={1.8} />
          ))}
        </g>
        {face === "heads" ? <Heads /> : <Tails />}
      </g>
      {lit && <ellipse rx={103} ry={100 * open + 3} fill="none" stroke="var(--win-glow)" strokeWidth={3.5} />}
      {sparkling && <Spark x={-56} y={-60 * open} r={14} />}
    </g>
  )
}

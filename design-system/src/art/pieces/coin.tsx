import { around, count, type Point, pointList, tidy, turned } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow, Spark, WinHalo } from "../light"
import { Suit } from "../suit"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"
import { HeartGem } from "./gem"

export interface CoinProps {
  /** Middle, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Radius. */
  r: number
  /** The side that is seen. */
  face: "heads" | "tails"
  /** How far it is turned about its level axis: 1 faces the viewer, 0.08 is nearly on edge. */
  open?: number
  /** Counts toward a win: with the theme's glow around it. */
  lit?: boolean
  /** Casts its own shadow; a scene with its own light says no. */
  shadow?: boolean
  /** Shows its thickness below; a scene that sees it from another side says no. */
  edge?: boolean
  /** Draws a glint at the upper left. */
  sparkling?: boolean
}

/** The milled rim: dots are strokes without length, so that all of them are one shape. */
const beads = around(36, 93)
  .map(([x, y]) => `M${tidy(x)} ${tidy(y)}h0`)
  .join("")

/** Struck rays, long and short; those of one shade are one shape. */
const rays = [
  { level: -0.6, d: raysTo(-72, 0) },
  { level: -0.42, d: raysTo(-56, 22.5) },
]

function raysTo(tip: number, firstDegrees: number) {
  const shape: Point[] = [
    [-3.4, -30],
    [0, tip],
    [3.4, -30],
  ]
  return count(8)
    .map((ray) => shape.map((point) => turned([...point, 0], [0, 0, ((firstDegrees + ray * 45) * Math.PI) / 180])))
    .map((corners) => `M${pointList(corners.map(([x, y]) => [x, y]))}Z`)
    .join("")
}

interface Disc {
  /** Middle, in units of the view box. */
  x: number
  /** As `x`, downward. */
  y: number
  /** Radius. */
  r: number
  /** 1 faces the viewer, 0 is on edge. */
  open: number
}

/** What shows of a disc's side is a dark body, and on it a crescent per layer. */
const layers = 9
const sides = [
  { level: -0.56, shape: (disc: Disc) => slice(disc, 0, layers, false) },
  { level: -0.72, shape: (disc: Disc) => layer(disc, 0) },
  { level: -0.3, shape: (disc: Disc) => [2, 4, 6, 8].map((at) => layer(disc, at)).join("") },
]

const layer = (disc: Disc, at: number) => slice(disc, at, at + 1, true)

/** From one layer's foot up to another's, hollowed out above by what lies on it or cut flat. */
function slice({ x, y, r, open }: Disc, from: number, to: number, hollow: boolean) {
  const thickness = Math.max(16, 24 * (1 - open))
  const fine = (value: number) => Math.round(value * 1_000) / 1_000
  const [low, high] = [from, to].map((at) => fine(y + (r * thickness * (layers - at)) / layers / 100))
  const [left, right, arc] = [fine(x - r), fine(x + r), `A${r} ${fine(r * open)} 0 0`]
  return `M${left} ${low}${arc} 0 ${right} ${low}V${high}${hollow ? `${arc} 1 ${left} ${high}` : `H${left}`}Z`
}

function Heads({ small }: { small: boolean }) {
  return (
    <>
      <Suit of="heart" x={1} y={5} scale={5} fill={tone("art-3", -0.55, 0.7)} />
      <HeartGem y={-2} r={48} small={small} />
    </>
  )
}

function Tails() {
  const id = useArtIds()
  return (
    <>
      {rays.map(({ level, d }) => (
        <path key={level} d={d} fill={tone("art-4", level)} />
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

type Metal = "art-3" | "art-4"

/** What the light shows of a coin that faces the viewer. */
function Face({ face, metal, small }: { face: CoinProps["face"]; metal: Metal; small: boolean }) {
  const id = useArtIds()
  return (
    <>
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
      <circle r={100} fill={url(id("face"))} />
      <circle r={86} fill={url(id("groove"))} />
      <circle cx={0.8} cy={0.8} r={82} fill={url(id("field"))} />
      <path d={beads} fill="none" stroke={tone(metal, -0.46, 0.85)} strokeWidth={3.6} strokeLinecap="round" />
      {face === "heads" ? <Heads small={small} /> : <Tails />}
    </>
  )
}

/** The sides of coins that do not lie over one another: each shade of all of them is one shape. */
function Edges({ of: discs, metal }: { of: readonly Disc[]; metal: Metal }) {
  return outlines(discs).map(({ level, d }) => <path key={level} d={d} fill={tone(metal, level)} />)
}

const outlined = new WeakMap<readonly Disc[], { level: number; d: string }[]>()

/** Worked out once for the same coins: a page that is visited again draws them again. */
function outlines(discs: readonly Disc[]) {
  const known = outlined.get(discs) ?? sides.map(({ level, shape }) => ({ level, d: discs.map(shape).join("") }))
  outlined.set(discs, known)
  return known
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
  const metal = face === "heads" ? "art-3" : "art-4"
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      {shadow && <ContactShadow x={3} y={100 * Math.max(open, 0.45) + 34} rx={92} ry={16} strength={0.5} />}
      {lit && <WinHalo x={0} y={0} r={136} />}
      {edge && <Edges of={[{ x: 0, y: 0, r: 100, open }]} metal={metal} />}
      <g transform={`scale(1 ${open})`}>
        <Face face={face} metal={metal} small={false} />
      </g>
      {lit && <ellipse rx={103} ry={100 * open + 3} fill="none" stroke="var(--win-glow)" strokeWidth={3.5} />}
      {sparkling && <Spark x={-56} y={-60 * open} r={14} />}
    </g>
  )
}

export interface CoinFallProps {
  /** Not over one another, and so small that a coarser cut looks the same. */
  coins: readonly Disc[]
}

/**
 * Small coins in the air, heads up. Their face is in the page once and is set down as the mark of a point for each:
 * a sixth of the shapes, and the same picture as that many coins.
 */
export function CoinFall({ coins }: CoinFallProps) {
  const id = useArtIds()
  return (
    <>
      <marker id={id("face")} markerUnits="userSpaceOnUse" overflow="visible">
        <Face face="heads" metal="art-3" small />
      </marker>
      <Edges of={coins} metal="art-3" />
      {coins.map(({ x, y, r, open }) => (
        <path
          key={`${x} ${y}`}
          d="M0 0h0"
          transform={`translate(${x} ${y}) scale(${r / 100} ${(open * r) / 100})`}
          markerStart={url(id("face"))}
        />
      ))}
    </>
  )
}

import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { around, tidy } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { HeartGem } from "../pieces/gem"
import { Suit } from "../suit"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

const rays = around(36, 1).map(([x, y], index) => {
  const [near, far] = [118, 132 + (index % 3) * 16]
  return `M${tidy(200 + near * x)} ${tidy(138 + near * y)}L${tidy(200 + far * x)} ${tidy(138 + far * y)}`
})
const coins = [
  { x: 66, y: 214, r: 20, turn: -20 },
  { x: 336, y: 206, r: 24, turn: 24 },
  { x: 118, y: 262, r: 15, turn: 12 },
  { x: 300, y: 264, r: 17, turn: -14 },
  { x: 344, y: 66, r: 13, turn: 40 },
  { x: 54, y: 74, r: 12, turn: -30 },
]

function Coins() {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("gold")}
        stops={[
          [0, tone("art-3", 0.7)],
          [0.5, tone("art-3")],
          [1, tone("art-3", -0.45)],
        ]}
      />
      {coins.map(({ x, y, r, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${r})`}>
          <ellipse cx={0.09} cy={0.14} rx={1} ry={0.8} fill={tone("art-3", -0.6)} />
          <ellipse rx={1} ry={0.8} fill={url(id("gold"))} />
          <ellipse rx={0.74} ry={0.57} fill="none" stroke={tone("art-3", -0.35, 0.8)} strokeWidth={0.07} />
          <Suit of="heart" scale={0.045} fill={tone("art-3", -0.35)} />
        </g>
      ))}
    </>
  )
}

/** The DGHRT mark, for what has no picture of its own. */
export function HeartScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-1" far="art-4" lamp={170} />
      <Dust seed={17} hue="art-3" other="art-1" amount={18} />
      <Glow x={200} y={142} r={190} hue="art-1" strength={0.45} />
      <path d={rays.join("")} stroke={tone("art-3", 0.4, 0.3)} strokeWidth={1.4} strokeLinecap="round" />
      <ContactShadow x={200} y={270} rx={120} ry={16} strength={0.6} />
      <Linear
        id={id("back")}
        to={[1, 0]}
        stops={[
          [0, tone("art-3", 0.4, 0.7)],
          [0.5, tone("art-3", 0.3, 0.1)],
          [1, tone("art-3", 0.5, 0.8)],
        ]}
      />
      <Linear
        id={id("front")}
        to={[1, 0]}
        stops={[
          [0, tone("art-3", 0.5, 0.9)],
          [0.5, tone("art-3", 0.2, 0.75)],
          [1, tone("art-3", 0.6, 0.95)],
        ]}
      />
      <g transform="rotate(-12 200 150)" fill="none">
        <ellipse cx={200} cy={150} rx={172} ry={44} stroke={url(id("back"))} strokeWidth={2} />
      </g>
      <HeartGem x={200} y={130} r={100} />
      <path
        d="M28 150A172 44 0 0 0 372 150A173 50 0 0 1 28 150Z"
        transform="rotate(-12 200 150)"
        fill={url(id("front"))}
      />
      <Coins />
      <Spark x={143} y={68} r={18} />
      <Spark x={276} y={100} r={9} opacity={0.8} />
    </SceneFrame>
  )
}

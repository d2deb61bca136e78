import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { count } from "../geometry"
import { Linear } from "../gradients"
import { Glow } from "../light"
import { Ball } from "../pieces/ball"
import { Pegs } from "../pieces/peg"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

const ball = { x: 235, y: 160 }
const PATH = "200,4 200,26 182,58 200,86 218,114 235,156"
const spots = count(7).flatMap((row) =>
  count(row + 2).map((column) => ({ x: 200 + (column - (row + 1) / 2) * 35, y: 44 + row * 28, r: 6 })),
)
const isNear = (spot: { x: number; y: number }) => Math.hypot(spot.x - ball.x, spot.y - ball.y) < 46
const struck = spots.filter(isNear)
const quiet = spots.filter((spot) => !isNear(spot))
const buckets = ["art-1", "art-3", "art-2", "art-4", "art-4", "art-4", "art-2", "art-3", "art-1"] as const

function Buckets() {
  const id = useArtIds()
  return (
    <>
      {[...new Set(buckets)].map((hue) => (
        <Linear
          key={hue}
          id={id(hue)}
          stops={[
            [0, tone(hue, 0.3)],
            [1, tone(hue, -0.55)],
          ]}
        />
      ))}
      {count(buckets.length).map((index) => {
        const hue = buckets[index] ?? "art-4"
        return (
          <g key={index} transform={`translate(${200 + (index - 4) * 36} 240)`}>
            <path d="M-16 0h32l-2.4 34a6 6 0 0 1-6 5.4h-15.2a6 6 0 0 1-6-5.4Z" fill={url(id(hue))} />
            <ellipse rx={16} ry={4.4} fill={tone(hue, -0.75)} />
            <path d="M-16 0a16 4.4 0 0 0 32 0" fill="none" stroke={tone(hue, 0.6)} strokeWidth={1.4} />
          </g>
        )
      })}
    </>
  )
}

/** The ball halfway down the pegs. */
export function PlinkoScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-4" far="art-1" lamp={170} horizon={236} />
      <Dust seed={83} hue="art-3" other="art-1" amount={10} top={0} bottom={110} />
      <Glow x={200} y={120} r={190} hue="art-1" strength={0.26} />
      <Linear
        id={id("board")}
        to={[0, 1]}
        stops={[
          [0, tone("art-4", -0.1, 0.3)],
          [1, tone("art-4", -0.42, 0.9)],
        ]}
      />
      <Linear
        user
        id={id("path")}
        from={[200, 18]}
        to={[232, 158]}
        stops={[
          [0, tone("art-3", 0.7), 0],
          [1, tone("art-3", 0.7)],
        ]}
      />
      <g transform="translate(24 15) scale(0.88)">
        <polygon
          points="200,-14 372,244 28,244"
          fill={url(id("board"))}
          stroke={tone("art-4", 0.4, 0.5)}
          strokeWidth={1.5}
        />
        <g fill="none" stroke={url(id("path"))} strokeLinecap="round" strokeLinejoin="round">
          <polyline points={PATH} strokeWidth={9} opacity={0.4} />
          <polyline points={PATH} strokeWidth={2.4} />
        </g>
        <Pegs at={quiet} hue="art-2" />
        <Pegs at={struck} hot />
        <Buckets />
        <Glow x={ball.x} y={ball.y} r={60} hue="art-3" strength={0.9} />
        <Ball x={ball.x} y={ball.y} r={20} hue="art-3" />
        <Glow x={112} y={158} r={24} hue="art-1" strength={0.5} />
        <Ball x={112} y={158} r={12} hue="art-1" />
        <Glow x={310} y={96} r={18} hue="art-1" strength={0.5} />
        <Ball x={310} y={96} r={9} hue="art-1" />
      </g>
    </SceneFrame>
  )
}

import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { pointList } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { PlayingCard } from "../pieces/playing-card"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

const arrow = pointList([
  [0, -46],
  [44, -2],
  [20, -2],
  [20, 40],
  [-20, 40],
  [-20, -2],
  [-44, -2],
])
const depth = [8, 6.5, 5, 3.5, 2]

interface ArrowProps {
  x: number
  y: number
  scale: number
  way: "up" | "down"
}

function Arrow({ x, y, scale, way }: ArrowProps) {
  const id = useArtIds()
  const hue = way === "up" ? "success" : "danger"
  const flip = way === "up" ? 1 : -1
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Linear
        id={id("arrow")}
        from={[0.1, way === "up" ? 0 : 1]}
        to={[0.8, way === "up" ? 1 : 0]}
        stops={[
          [0, tone(hue, 0.5)],
          [0.5, tone(hue)],
          [1, tone(hue, -0.4)],
        ]}
      />
      <g fill={tone(hue, -0.62)}>
        {depth.map((step) => (
          <polygon key={step} points={arrow} transform={`translate(${step * 0.9} ${step}) scale(1 ${flip})`} />
        ))}
      </g>
      <polygon
        points={arrow}
        transform={`scale(1 ${flip})`}
        fill={url(id("arrow"))}
        stroke={tone(hue, 0.65, 0.9)}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A queen, and the question what comes next. */
export function HiloScene({ className }: SceneProps) {
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-1" far="art-2" lamp={230} />
      <Dust seed={61} hue="art-2" other="art-1" amount={14} />
      <Glow x={200} y={140} r={180} hue="art-2" strength={0.26} />
      <ContactShadow x={196} y={262} rx={140} ry={18} strength={0.6} />
      <PlayingCard x={234} y={142} width={112} turn={17} face={null} hue="art-4" />
      <PlayingCard x={209} y={144} width={116} turn={5} face={null} hue="art-1" />
      <PlayingCard x={176} y={146} width={122} turn={-9} face={{ rank: "Q", suit: "heart" }} />
      <Glow x={306} y={96} r={80} hue="success" strength={0.4} />
      <Arrow x={306} y={104} scale={1.02} way="up" />
      <Glow x={88} y={206} r={60} hue="danger" strength={0.3} />
      <Arrow x={88} y={206} scale={0.8} way="down" />
      <Spark x={126} y={70} r={9} opacity={0.9} />
    </SceneFrame>
  )
}

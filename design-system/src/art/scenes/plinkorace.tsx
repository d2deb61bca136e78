import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { count, type Point, pointList, tidy } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { Ball } from "../pieces/ball"
import { Pegs } from "../pieces/peg"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

/** The board leans away: `across` from -1 to 1, `down` from 0 (far) to 1 (near). */
const on = (across: number, down: number): Point => [200 + across * (58 + down * 116), 28 + down * 214]
const quad = (left: number, right: number, top: number, bottom: number) =>
  [on(left, top), on(right, top), on(right, bottom), on(left, bottom)] as const

const racers = [
  { hue: "art-1", down: 0.42, drift: 0.24 },
  { hue: "art-2", down: 0.8, drift: -0.26 },
  { hue: "art-3", down: 0.6, drift: 0.26 },
  { hue: "art-4", down: 0.3, drift: -0.2 },
] as const
const lanes = racers.map((racer, index) => {
  const left = -1 + index * 0.5
  const [x, y] = on(left + 0.25 + racer.drift * 0.28, racer.down)
  const start = on(left + 0.25 + racer.drift * 0.28, Math.max(0, racer.down - 0.42))
  const r = tidy(11 + racer.down * 16)
  const wake: Point[] = [
    [start[0] - 1, start[1]],
    [start[0] + 1, start[1]],
    [x + r * 0.9, y],
    [x - r * 0.9, y],
  ]
  return {
    ...racer,
    x: tidy(x),
    y: tidy(y),
    r,
    floor: pointList(quad(left + 0.02, left + 0.48, 0, 0.86)),
    wake: pointList(wake),
  }
})
const pegs = count(4).flatMap((lane) =>
  count(6).flatMap((row) =>
    (row % 2 ? [0.12, 0.38] : [0.25]).map((offset) => {
      const down = 0.06 + row * 0.13
      const [x, y] = on(-1 + lane * 0.5 + offset, down)
      return { x: tidy(x), y: tidy(y), r: tidy(1.8 + down * 2.6) }
    }),
  ),
)
const checks = count(3)
  .flatMap((row) =>
    count(24)
      .filter((column) => (row + column) % 2 === 0)
      .map((column) => {
        const [left, top] = [-1 + column / 12, 0.87 + row * 0.044]
        return `M${pointList(quad(left, left + 1 / 12, top, top + 0.044))}Z`
      }),
  )
  .join("")

/** Four balls in four lanes, a length from the line. */
export function PlinkoRaceScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-4" far="art-2" lamp={200} />
      <Dust seed={41} hue="art-2" other="art-1" amount={12} top={0} bottom={120} />
      <ContactShadow x={200} y={246} rx={158} ry={12} strength={0.5} />
      <Linear
        id={id("board")}
        to={[0, 1]}
        stops={[
          [0, tone("art-4", -0.55, 0.5)],
          [1, tone("art-4", -0.82)],
        ]}
      />
      <g transform="translate(28 20) scale(0.86)">
        <polygon
          points={pointList(quad(-1.06, 1.06, 0, 1))}
          fill={url(id("board"))}
          stroke={tone("art-4", 0.4, 0.7)}
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {lanes.map(({ hue, floor }) => (
          <g key={hue}>
            <Linear
              id={id(`lane-${hue}`)}
              to={[0, 1]}
              stops={[
                [0, tone(hue, -0.3, 0.1)],
                [1, tone(hue, -0.1, 0.42)],
              ]}
            />
            <polygon points={floor} fill={url(id(`lane-${hue}`))} />
          </g>
        ))}
        <Pegs at={pegs} hue="art-light" />
        <polygon points={pointList(quad(-1, 1, 0.87, 1.002))} fill={tone("art-card-hi")} />
        <path d={checks} fill={tone("art-card-ink")} />
        {lanes.map(({ hue, wake, x, y, r }) => (
          <g key={hue}>
            <Linear
              id={id(`wake-${hue}`)}
              to={[0, 1]}
              stops={[
                [0, tone(hue, 0.3), 0],
                [1, tone(hue, 0.35, 0.75)],
              ]}
            />
            <polygon points={wake} fill={url(id(`wake-${hue}`))} />
            <Glow x={x} y={y} r={r * 2.1} hue={hue} strength={0.5} />
            <Ball x={x} y={y} r={r} hue={hue} />
          </g>
        ))}
        <rect x={20} y={240} width={360} height={8} rx={4} fill={tone("art-4", -0.2)} />
      </g>
      <Spark x={282} y={44} r={8} opacity={0.9} />
    </SceneFrame>
  )
}

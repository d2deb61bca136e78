import type { ReactNode } from "react"
import { cn } from "../../lib/cn"
import { SceneFrame, type SceneProps } from "../backdrop"
import { around, type Point, tidy } from "../geometry"
import { type ArtHue, tone } from "../tone"

const body = tone("art-tile", 0.2)
const pale = tone("art-tile", 0.7)
const card = (x: number, turn: number, mark: ArtHue) => (
  <g transform={`rotate(${turn} ${x} 150)`}>
    <rect x={x - 44} y={88} width={88} height={124} rx={10} fill={tone("art-card-mid")} />
    <path d={`M${x} 120l24 30-24 30-24-30Z`} fill={tone(mark)} />
  </g>
)
const circle = ([x, y]: Point, r: number) =>
  `M${tidy(x - r)} ${tidy(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
// One element for all dots of a colour: rows of a long table draw this picture while they scroll.
const dots = (points: readonly Point[], r: number, hue = pale) => (
  <path d={points.map((point) => circle(point, r)).join("")} fill={hue} />
)
const dot = (point: Point, r: number, hue = pale) => dots([point], r, hue)
const pegs = [3, 4, 5, 6].flatMap((amount, row) =>
  Array.from({ length: amount }, (_, index) => [200 + (index - (amount - 1) / 2) * 40, 84 + row * 40] as const),
)

/** One silhouette per game, in the hues of its full scene. */
const silhouettes: Readonly<Record<string, ReactNode>> = {
  dice: (
    <g transform="rotate(-12 200 150)">
      <rect x={132} y={82} width={136} height={136} rx={26} fill={body} />
      {dots(
        [
          [166, 116],
          [234, 116],
          [200, 150],
          [166, 184],
          [234, 184],
        ],
        13,
      )}
    </g>
  ),
  magic8ball: (
    <>
      {dot([200, 150], 84, tone("art-ink", 0.12))}
      {dot([200, 150], 40, tone("art-light"))}
      <path d="M200 172l-24-40h48Z" fill={tone("art-4", -0.1)} />
    </>
  ),
  slots: [122, 200, 278].map((x, index) => (
    <g key={x}>
      <rect x={x - 34} y={92} width={68} height={116} rx={10} fill={tone("art-card-mid")} />
      {dot([x, 150], 22, tone(index === 1 ? "art-3" : "art-1"))}
    </g>
  )),
  plinkorace: (
    <>
      {dots(pegs, 6)}
      {dot([150, 66], 15, tone("art-1"))}
      {dot([200, 92], 15, tone("art-2"))}
      {dot([250, 118], 15, tone("art-3"))}
    </>
  ),
  flip: (
    <>
      {dot([200, 150], 82, tone("art-3", -0.2))}
      {dot([200, 150], 66, tone("art-3", 0.2))}
      <path d="M200 186l-34-36 16-20 18 14 18-14 16 20Z" fill={tone("art-3", -0.4)} />
    </>
  ),
  hilo: (
    <>
      {card(160, -8, "art-1")}
      <path d="M276 92l34 46h-68Zm0 116l34-46h-68Z" fill={tone("art-3", 0.2)} />
    </>
  ),
  mines: (
    <>
      <path d="M200 216l-86-84 34-44h104l34 44Z" fill={tone("art-1")} />
      <path d="M200 216l-36-84 36-44 36 44Z" fill={tone("art-1", 0.4)} />
    </>
  ),
  plinko: (
    <>
      {dots(pegs, 7)}
      {dot([180, 62], 18, tone("art-3", 0.2))}
    </>
  ),
  crash: (
    <>
      <path d="M84 220C180 216 250 180 300 84" fill="none" stroke={tone("art-3", 0.2)} strokeWidth={14} />
      {dot([300, 84], 22, tone("art-light"))}
    </>
  ),
  blackjack: (
    <>
      {card(168, -10, "art-card-ink")}
      {card(236, 10, "art-1")}
    </>
  ),
  heart: (
    <>
      <path d="M200 222L112 132 134 92l40-6 26 20 26-20 40 6 22 40Z" fill={tone("art-1")} />
      <path d="M200 222l-36-84 36-32 36 32Z" fill={tone("art-1", 0.35)} />
    </>
  ),
}

const wall =
  "bg-[linear-gradient(to_right_bottom,color-mix(in_oklab,var(--art-1),var(--art-ink)_55%),color-mix(in_oklab,var(--art-4),var(--art-ink)_70%))]"
const ring = dots(
  around(8, 1).map(([x, y]) => [200 + 132 * x, 150 + 132 * y]),
  5,
  tone("art-light", 0, 0.08),
)

interface FlatSceneProps extends SceneProps {
  /** Which picture; without a silhouette of its own only the ring is drawn. */
  game: string
}

/** A still, small picture for players who save data: no blur, no sparks, one shape. */
export const FlatScene = ({ game, className }: FlatSceneProps) => (
  // It has few elements, which cost less to draw than to be skipped off screen.
  <SceneFrame className={cn(wall, "[content-visibility:visible]", className)}>
    {ring}
    {silhouettes[game]}
  </SceneFrame>
)

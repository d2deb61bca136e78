import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { count } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { Coin } from "../pieces/coin"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

/** Where the coin was a moment ago. */
const ghosts = [
  { x: 306, y: 62, ry: 14, turn: -30, opacity: 0.28 },
  { x: 318, y: 118, ry: 28, turn: -26, opacity: 0.2 },
  { x: 92, y: 212, ry: 22, turn: 24, opacity: 0.3 },
  { x: 78, y: 160, ry: 8, turn: 10, opacity: 0.2 },
]

/** The edge seen a little from the right. */
const edge = count(13).map((layer) => ({ layer, x: (13 - layer) * 0.9, y: (13 - layer) * 0.75 }))

/** A coin at the top of its flight. */
export function FlipScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-3" far="art-1" lamp={190} />
      <Dust seed={53} hue="art-3" other="art-1" amount={20} />
      <Glow x={204} y={134} r={180} hue="art-3" strength={0.42} />
      <ContactShadow x={200} y={258} rx={92} ry={15} strength={0.7} />
      <Linear
        id={id("ghost")}
        to={[1, 0]}
        stops={[
          [0, tone("art-3", 0.5)],
          [1, tone("art-3", 0.1)],
        ]}
      />
      {ghosts.map(({ x, y, ry, turn, opacity }) => (
        <ellipse
          key={y}
          rx={44}
          ry={ry}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill={url(id("ghost"))}
          opacity={opacity}
        />
      ))}
      <Linear
        user
        id={id("rise")}
        from={[84, 232]}
        to={[190, 24]}
        stops={[
          [0, tone("art-3", 0.5), 0],
          [1, tone("art-3", 0.5, 0.8)],
        ]}
      />
      <Linear
        user
        id={id("fall")}
        from={[318, 40]}
        to={[236, 254]}
        stops={[
          [0, tone("art-1", 0.4, 0.8)],
          [1, tone("art-1", 0.4), 0],
        ]}
      />
      <g fill="none" strokeLinecap="round">
        <path d="M84 232C20 150 80 40 190 24" stroke={url(id("rise"))} strokeWidth={3} />
        <path d="M318 40C384 120 340 220 236 254" stroke={url(id("fall"))} strokeWidth={2.4} />
      </g>
      <g transform="translate(200 136) rotate(-16)">
        {edge.map(({ layer, x, y }) => (
          <ellipse
            key={layer}
            cx={x}
            cy={y}
            rx={94}
            ry={88}
            fill={tone("art-3", layer === 0 ? -0.72 : layer % 2 ? -0.5 : -0.22)}
          />
        ))}
        <Coin r={94} face="heads" open={0.936} shadow={false} edge={false} />
      </g>
      <Spark x={130} y={66} r={14} opacity={1} />
      <Spark x={284} y={196} r={7} opacity={0.8} />
    </SceneFrame>
  )
}

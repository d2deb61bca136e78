import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { Linear, Radial } from "../gradients"
import { Glow, Spark } from "../light"
import { Ball } from "../pieces/ball"
import { Rocket } from "../pieces/rocket"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

const CLIMB = "M-6 268C146 262 226 224 272 134"
const GRID = "M0 60H400M0 110H400M0 160H400M0 210H400M60 0V262M140 0V262M220 0V262M300 0V262"

/** The climb, of unknown length. */
export function CrashScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-4" far="art-1" lamp={90} horizon={252} />
      <Dust seed={97} hue="art-2" other="art-3" amount={30} top={0} bottom={200} />
      <path d={GRID} stroke={tone("art-light", 0, 0.1)} />
      <Linear
        id={id("ring")}
        to={[1, 0]}
        stops={[
          [0, tone("art-2", 0.5, 0.9)],
          [1, tone("art-2", -0.2, 0.6)],
        ]}
      />
      <Radial
        user
        id={id("wake")}
        centre={[184, 250]}
        r={160}
        stops={[
          [0, tone("art-1", 0, 0.55)],
          [0.5, tone("art-1", -0.1, 0.28)],
          [1, tone("art-1", -0.2), 0],
        ]}
      />
      <Linear
        user
        id={id("climb")}
        from={[0, 262]}
        to={[272, 134]}
        stops={[
          [0, tone("art-1", 0, 0.55)],
          [0.55, tone("art-1", 0.06)],
          [1, tone("art-3", 0.35)],
        ]}
      />
      <g
        transform="translate(72 64) rotate(-18)"
        fill="none"
        stroke={url(id("ring"))}
        strokeWidth={3}
        strokeLinecap="round"
      >
        <path d="M-44 0A44 9 0 0 1 44 0" opacity={0.6} />
        <Ball r={26} hue="art-2" />
        <path d="M-44 0A44 9 0 0 0 44 0" />
      </g>
      <path d={`${CLIMB}L320 310H-6Z`} fill={url(id("wake"))} />
      <g fill="none" strokeLinecap="round">
        <path d={CLIMB} stroke={tone("art-1", 0.2, 0.35)} strokeWidth={12} />
        <path d={CLIMB} stroke={url(id("climb"))} strokeWidth={4.5} />
      </g>
      <Glow x={274} y={132} r={110} hue="art-3" strength={0.55} />
      <Rocket x={293} y={102} turn={30} scale={0.92} />
      <Spark x={214} y={52} r={8} opacity={0.9} />
    </SceneFrame>
  )
}

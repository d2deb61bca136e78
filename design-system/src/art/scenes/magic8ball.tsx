import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { Glyph } from "../glyph"
import { Linear, Radial } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { Ball } from "../pieces/ball"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

const mist = [
  { x: 90, y: 262, rx: 66 },
  { x: 150, y: 270, rx: 78 },
  { x: 262, y: 270, rx: 82 },
  { x: 322, y: 262, rx: 62 },
]

function Sphere() {
  const id = useArtIds()
  return (
    <>
      <Radial
        user
        id={id("sphere")}
        centre={[200, 142]}
        r={102}
        focus={[158, 92]}
        stops={[
          [0, tone("art-4", 0.42)],
          [0.3, tone("art-4", -0.28)],
          [0.7, tone("art-4", -0.74)],
          [0.9, tone("art-4", -0.86)],
          [1, tone("art-4", -0.5)],
        ]}
      />
      <Linear
        user
        id={id("bounce")}
        from={[120, 198]}
        to={[294, 166]}
        stops={[
          [0, tone("art-1", 0.2), 0],
          [0.6, tone("art-1", 0.25, 0.8)],
          [1, tone("art-1", 0.4, 0.1)],
        ]}
      />
      <Radial
        id={id("shine")}
        focus={[0.5, 0.4]}
        stops={[
          [0, tone("art-light", 0, 0.85)],
          [1, tone("art-light"), 0],
        ]}
      />
      <circle cx={200} cy={142} r={98} fill={url(id("sphere"))} />
      <path d="M120 198A98 98 0 0 0 294 166A104 104 0 0 1 120 198Z" fill={url(id("bounce"))} />
      <ellipse rx={40} ry={20} transform="translate(158 84) rotate(-34)" fill={url(id("shine"))} />
    </>
  )
}

function Window() {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("bezel")}
        from={[0.1, 0.1]}
        to={[0.9, 0.9]}
        stops={[
          [0, tone("art-4", -0.3)],
          [1, tone("art-4", 0.5)],
        ]}
      />
      <Radial
        id={id("depth")}
        centre={[0.5, 0.58]}
        r={0.54}
        stops={[
          [0, tone("art-1", -0.15)],
          [0.6, tone("art-1", -0.62)],
          [1, tone("art-4", -0.9)],
        ]}
      />
      <Linear
        id={id("facet")}
        to={[0.3, 1]}
        stops={[
          [0, tone("art-1", 0.6)],
          [1, tone("art-1", -0.05)],
        ]}
      />
      <circle cx={206} cy={150} r={54} fill={tone("art-4", -0.92)} stroke={url(id("bezel"))} strokeWidth={3} />
      <circle cx={206} cy={150} r={49} fill={url(id("depth"))} />
      <polygon
        points="206,106 246,174 166,174"
        fill={url(id("facet"))}
        stroke={tone("art-light", 0, 0.7)}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <Glyph x={206} y={168} size={46} fill={tone("art-1", -0.86)}>
        8
      </Glyph>
      <path d="M168 128a49 49 0 0 1 40-27 58 58 0 0 0-32 34Z" fill={tone("art-light", 0, 0.3)} />
    </>
  )
}

/** The ball that knows, floating over mist. */
export function Magic8BallScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-4" far="art-1" lamp={170} />
      <Dust seed={23} hue="art-1" other="art-4" amount={22} />
      <Glow x={200} y={140} r={190} hue="art-1" strength={0.32} />
      <Linear
        id={id("orbit")}
        to={[1, 0]}
        stops={[
          [0, tone("art-1", 0.4), 0],
          [0.3, tone("art-1", 0.4, 0.7)],
          [0.75, tone("art-1", 0.2, 0.1)],
          [1, tone("art-3", 0.3, 0.7)],
        ]}
      />
      <Radial
        id={id("mist")}
        stops={[
          [0, tone("art-1", 0.5, 0.3)],
          [1, tone("art-1", 0.5), 0],
        ]}
      />
      <ellipse
        cx={200}
        cy={158}
        rx={168}
        ry={40}
        transform="rotate(-14 200 158)"
        fill="none"
        stroke={url(id("orbit"))}
        strokeWidth={2.5}
      />
      <ContactShadow x={200} y={258} rx={112} ry={18} strength={0.7} />
      {mist.map(({ x, y, rx }) => (
        <ellipse key={x} cx={x} cy={y} rx={rx} ry={rx * 0.34} fill={url(id("mist"))} />
      ))}
      <Sphere />
      <Window />
      <Ball x={352} y={122} r={7} hue="art-3" />
      <Spark x={118} y={66} r={8} opacity={0.9} />
    </SceneFrame>
  )
}

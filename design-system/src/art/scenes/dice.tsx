import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { Linear, Radial } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { type ArtHue, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"
import { type Cube, cube } from "./cube"

const large = { size: 66, cube: cube(66, [0.62, 0.66, -0.2], [5, 3, 1]) }
const small = { size: 39, cube: cube(39, [0.52, -0.5, 0.28], [6, 2, 4]) }

interface DieProps {
  x: number
  y: number
  hue: ArtHue
  of: { size: number; cube: Cube }
}

function Die({ x, y, hue, of: { size, cube } }: DieProps) {
  const id = useArtIds()
  return (
    <g transform={`translate(${x} ${y})`}>
      <Linear
        id={id("body")}
        stops={[
          [0, tone(hue, 0.66)],
          [0.48, tone(hue, 0.12)],
          [1, tone(hue, -0.64)],
        ]}
      />
      <Radial
        id={id("sheen")}
        stops={[
          [0, tone("art-light", 0, 0.4)],
          [1, tone("art-light"), 0],
        ]}
      />
      <defs>
        <g id={id("pip")}>
          <circle r={1.06} fill={tone(hue, -0.3, 0.8)} />
          <circle r={0.96} cx={-0.06} cy={-0.06} fill={tone(hue, -0.86)} />
          <circle r={0.56} cx={0.2} cy={0.26} fill={tone(hue, -0.62)} />
        </g>
      </defs>
      <polygon
        points={cube.silhouette}
        fill={url(id("body"))}
        stroke={url(id("body"))}
        strokeWidth={size * 0.26}
        strokeLinejoin="round"
      />
      {cube.faces.map(({ value, outline, from, to, level, pips }) => (
        <g key={value}>
          <Linear
            user
            id={id(`face${value}`)}
            from={from}
            to={to}
            stops={[
              [0, tone(hue, level + 0.18)],
              [1, tone(hue, level - 0.16)],
            ]}
          />
          <polygon points={outline} fill={url(id(`face${value}`))} />
          {pips.map((place) => (
            <use key={place} href={`#${id("pip")}`} transform={place} />
          ))}
        </g>
      ))}
      <circle
        cx={cube.top[0]}
        cy={cube.top[1]}
        r={size * 0.5}
        fill={url(id("sheen"))}
        className="mix-blend-soft-light"
      />
    </g>
  )
}

/** Two dice that have just come to rest. */
export function DiceScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-1" far="art-4" />
      <Dust seed={11} hue="art-1" other="art-2" amount={18} />
      <Linear
        id={id("high")}
        to={[1, 0.2]}
        stops={[
          [0, tone("art-2", 0.4), 0],
          [1, tone("art-2", 0.4, 0.65)],
        ]}
      />
      <Linear
        id={id("low")}
        to={[1, 0.2]}
        stops={[
          [0, tone("art-1", 0.4), 0],
          [1, tone("art-1", 0.4, 0.5)],
        ]}
      />
      <g fill="none" strokeLinecap="round">
        <path d="M20 60C90 0 200 10 236 92" stroke={url(id("high"))} strokeWidth={2.5} />
        <path d="M6 92C80 22 186 34 214 104" stroke={url(id("low"))} strokeWidth={1.5} />
      </g>
      <Glow x={176} y={150} r={170} hue="art-1" strength={0.35} />
      <ContactShadow x={170} y={238} rx={128} ry={26} strength={0.7} />
      <ContactShadow x={296} y={236} rx={84} ry={18} strength={0.6} />
      <Die x={292} y={180} hue="art-2" of={small} />
      <Die x={164} y={144} hue="art-1" of={large} />
      <Spark x={108} y={74} r={11} />
      <Spark x={322} y={136} r={9} />
    </SceneFrame>
  )
}

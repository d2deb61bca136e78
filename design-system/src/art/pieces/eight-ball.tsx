import { count, pointList, tidy } from "../geometry"
import { Linear, Radial } from "../gradients"
import { ContactShadow } from "../light"
import { scatter } from "../scatter"
import { type ArtHue, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export interface EightBallProps {
  /** Middle, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Radius. */
  r: number
  /** The answer, one entry per line; none while the facet is still sinking. */
  lines?: readonly string[]
  /** Colour of the answer facet. Its parts are marked `data-part`: "answer" and "words", for a game to move. */
  hue?: ArtHue
}

const WINDOW = 66
const next = scatter(77)
const bubbles = count(9).map(() => ({
  x: tidy((next() - 0.5) * WINDOW * 1.6),
  y: tidy((next() - 0.3) * WINDOW * 1.3),
  r: tidy(1.2 + next() * 2.6),
}))

const facet = (size: number, drop: number) =>
  pointList([
    [0, drop - 1.02 * size],
    [0.95 * size, drop + 0.62 * size],
    [-0.95 * size, drop + 0.62 * size],
  ])

function Answer({ lines, hue }: { lines: readonly string[]; hue: ArtHue }) {
  const id = useArtIds()
  if (lines.length === 0) {
    return (
      <polygon
        data-part="answer"
        points={facet(44, 13)}
        opacity={0.32}
        fill={tone(hue, -0.3)}
        stroke={tone(hue, -0.3)}
        strokeWidth={7}
        strokeLinejoin="round"
      />
    )
  }
  return (
    <g data-part="answer">
      <Linear
        id={id("facet")}
        to={[0.8, 1]}
        stops={[
          [0, tone(hue, 0.5)],
          [0.6, tone(hue, 0.12)],
          [1, tone(hue, -0.2)],
        ]}
      />
      <g strokeLinejoin="round">
        <polygon points={facet(54, 6)} fill={tone(hue, -0.35)} stroke={tone(hue, -0.1)} strokeWidth={7} />
        <polygon points={facet(52, 5)} fill={url(id("facet"))} stroke={tone(hue, 0.3)} strokeWidth={2.7} />
      </g>
      {lines.map((line, index) => (
        <text
          data-part="words"
          key={line}
          y={24 + (index - (lines.length - 1) / 2) * 16}
          textAnchor="middle"
          fill={tone(hue, -0.92)}
          className="font-bold"
          style={{ fontSize: 15 }}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** The liquid behind the glass, with what floats in it. */
function Window({ lines, hue }: { lines: readonly string[]; hue: ArtHue }) {
  const id = useArtIds()
  return (
    <g transform="translate(0 3)">
      <Linear
        id={id("bezel")}
        stops={[
          [0, tone("art-4", -0.75)],
          [0.5, tone("art-4", -0.3)],
          [1, tone("art-4", 0.5)],
        ]}
      />
      <Radial
        id={id("liquid")}
        centre={[0.5, 0.62]}
        r={0.55}
        stops={[
          [0, tone("art-4", -0.12)],
          [0.6, tone("art-4", -0.55)],
          [1, tone("art-ink")],
        ]}
      />
      <clipPath id={id("glass")}>
        <circle r={WINDOW} />
      </clipPath>
      <circle r={74} fill={url(id("bezel"))} />
      <circle r={69} fill={tone("art-ink")} />
      <g data-part="liquid" clipPath={url(id("glass"))}>
        <circle r={WINDOW} fill={url(id("liquid"))} />
        <path d="M-66-33q33-8.6 66 0t66 0v132h-132Z" fill={tone("art-4", 0.1, 0.2)} />
        <path d="M-66-33q33-8.6 66 0t66 0" fill="none" stroke={tone("art-light", 0, 0.34)} />
        <g fill="none" stroke={tone("art-light", 0, 0.35)} strokeWidth={0.8}>
          {bubbles.map((bubble) => (
            <circle key={bubble.x} cx={bubble.x} cy={bubble.y} r={bubble.r} />
          ))}
        </g>
        <Answer lines={lines} hue={hue} />
      </g>
      <path
        d="M-51.5-30.4A59.4 59.4 0 0 1 6.6-59.4"
        fill="none"
        stroke={tone("art-light", 0, 0.5)}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
  )
}

/** The ball that answers: ink, glass, liquid and a facet with words. */
export function EightBall({ x = 0, y = 0, r, lines = [], hue = "art-2" }: EightBallProps) {
  const id = useArtIds()
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <Radial
        id={id("ink")}
        r={0.52}
        focus={[0.3, 0.25]}
        stops={[
          [0, tone("art-4", 0.34)],
          [0.24, tone("art-4", -0.46)],
          [0.62, tone("art-ink", 0.03)],
          [0.93, tone("art-ink")],
          [1, tone("art-4", -0.1)],
        ]}
      />
      <Linear
        id={id("shine")}
        stops={[
          [0, tone("art-light", 0, 0.62)],
          [1, tone("art-light", 0, 0.04)],
        ]}
      />
      <ContactShadow x={0} y={108} rx={90} ry={12} strength={0.6} />
      <circle r={100} fill={url(id("ink"))} />
      <ellipse rx={26} ry={10} transform="translate(-42 -66) rotate(-36)" fill={url(id("shine"))} />
      <path
        d="M50 82A96 96 0 0 0 94-10"
        fill="none"
        stroke={tone("art-1", 0.2, 0.6)}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <Window lines={lines} hue={hue} />
    </g>
  )
}

import { Linear, Radial } from "../gradients"
import { mixed, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export interface RocketProps {
  /** The point that it turns about, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** 1 is 200 units from nose to flame. */
  scale?: number
  /** Degrees from straight up. */
  turn?: number
  /** The engine burns. */
  burning?: boolean
}

function Flame() {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("outer")}
        to={[0, 1]}
        stops={[
          [0, tone("art-3", 0.6)],
          [0.4, tone("art-3")],
          [1, tone("art-1"), 0],
        ]}
      />
      <Linear
        id={id("inner")}
        to={[0, 1]}
        stops={[
          [0, tone("art-light")],
          [1, tone("art-3", 0.5, 0.2)],
        ]}
      />
      <path d="M-15 46Q-26 84 0 128Q26 84 15 46Z" fill={url(id("outer"))} />
      <path d="M-8 46Q-12 72 0 94Q12 72 8 46Z" fill={url(id("inner"))} />
    </>
  )
}

/** The rocket of the climb, nose up. */
export function Rocket({ x = 0, y = 0, scale = 1, turn = 0, burning = true }: RocketProps) {
  const id = useArtIds()
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <Linear
        id={id("lit")}
        stops={[
          [0, tone("art-1", 0.3)],
          [1, tone("art-1", -0.4)],
        ]}
      />
      <Linear
        id={id("shaded")}
        stops={[
          [0, tone("art-1", -0.2)],
          [1, tone("art-1", -0.65)],
        ]}
      />
      <Linear
        id={id("hull")}
        to={[1, 0]}
        stops={[
          [0, tone("art-card-hi")],
          [0.45, tone("art-card-mid")],
          [1, mixed("var(--art-card-lo)", "var(--art-ink)", 0.55)],
        ]}
      />
      <Linear
        id={id("nose")}
        to={[1, 0]}
        stops={[
          [0, tone("art-1", 0.3)],
          [0.5, tone("art-1")],
          [1, tone("art-1", -0.6)],
        ]}
      />
      <Linear
        id={id("collar")}
        to={[1, 0]}
        stops={[
          [0, tone("art-3", 0.3)],
          [1, tone("art-3", -0.6)],
        ]}
      />
      <Radial
        id={id("glass")}
        focus={[0.32, 0.3]}
        stops={[
          [0, tone("art-4", 0.5)],
          [1, tone("art-4", -0.6)],
        ]}
      />
      {burning && <Flame />}
      <path d="M-24 8Q-48 26-44 58L-22 42Z" fill={url(id("lit"))} />
      <path d="M24 8Q48 26 44 58L22 42Z" fill={url(id("shaded"))} />
      <path
        d="M0-72C24-48 32-10 22 46H-22C-32-10-24-48 0-72Z"
        fill={url(id("hull"))}
        stroke={tone("art-ink", 0, 0.35)}
      />
      <path d="M0-72C12-60 20-46 23.6-30H-23.6C-20-46-12-60 0-72Z" fill={url(id("nose"))} />
      <rect x={-22} y={40} width={44} height={9} rx={3} fill={url(id("collar"))} />
      <path d="M-4 10H4L6 56H-6Z" fill={tone("art-1", -0.3)} />
      <circle cy={-8} r={13.5} fill={tone("art-3", -0.1)} />
      <circle cy={-8} r={10.5} fill={url(id("glass"))} />
      <ellipse rx={4} ry={2.2} transform="translate(-4 -13) rotate(-30)" fill={tone("art-light", 0, 0.8)} />
      <path d="M-20-4C-20-34-12-54-2-66C-10-50-14-24-13 30Z" fill={tone("art-light", 0, 0.45)} />
    </g>
  )
}

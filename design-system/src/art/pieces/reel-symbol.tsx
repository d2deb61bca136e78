import type { ComponentType } from "react"
import { Linear } from "../gradients"
import { Spark } from "../light"
import { type ArtHue, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"
import { Ball } from "./ball"
import { HeartGem } from "./gem"

export const reelSymbols = ["crown", "heart", "bars", "dollar", "planet", "bone", "gloom"] as const
export type ReelSymbolName = (typeof reelSymbols)[number]

export interface ReelSymbolProps {
  /** Which picture. */
  of: ReelSymbolName
  /** Middle, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Half the size. */
  r: number
}

/** A slope from the lit corner to the shaded one. */
function Slope({ id, hue, lit, shaded }: { id: string; hue: ArtHue; lit: number; shaded: number }) {
  return (
    <Linear
      id={id}
      stops={[
        [0, tone(hue, lit)],
        [1, tone(hue, shaded)],
      ]}
    />
  )
}

const crownTips = [
  [-100, -55],
  [0, -95],
  [100, -55],
] as const

function Crown() {
  const id = useArtIds()
  return (
    <>
      <Slope id={id("gold")} hue="art-3" lit={0.62} shaded={-0.36} />
      <Slope id={id("band")} hue="art-3" lit={0.2} shaded={-0.6} />
      <path
        d="M-90 52L-100-50-48-4 0-90 48-4 100-50 90 52Z"
        fill={url(id("gold"))}
        stroke={tone("art-3", -0.6)}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path d="M-90 52L-100-50-48-4 0-90V52Z" fill={tone("art-light", 0, 0.2)} />
      <rect x={-90} y={50} width={180} height={26} rx={5} fill={url(id("band"))} />
      <HeartGem y={18} r={28} />
      {crownTips.map(([x, y]) => (
        <Ball key={x} x={x} y={y} r={12} hue="art-1" />
      ))}
      <Spark x={-50} y={-45} r={26} />
    </>
  )
}

const bars = [-62, 0, 62].map((y, index) => ({
  y,
  path: index === 1 ? "M-92-22H60L92 22H-60Z" : "M-60-22H92L60 22H-92Z",
  shade: index === 1 ? ("art-1" as const) : ("art-2" as const),
}))

function Bars() {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("bar")}
        to={[1, 0]}
        stops={[
          [0, tone("art-4", 0.34)],
          [1, tone("art-2", 0.12)],
        ]}
      />
      {bars.map(({ y, path, shade }) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path d={path} transform="translate(5 10)" fill={tone(shade, -0.7)} />
          <path
            d={path}
            fill={url(id("bar"))}
            stroke={tone("art-light", 0, 0.4)}
            strokeWidth={3}
            strokeLinejoin="round"
          />
        </g>
      ))}
    </>
  )
}

/** The struck disc that carries the dollar and the gloomy face. */
function Disc({ hue, lit }: { hue: ArtHue; lit: number }) {
  const id = useArtIds()
  return (
    <>
      <Slope id={id("rim")} hue={hue} lit={lit} shaded={-0.42} />
      <Slope id={id("groove")} hue={hue} lit={-0.38} shaded={0.3} />
      <Slope id={id("field")} hue={hue} lit={0.14} shaded={-0.26} />
      <circle cy={7} r={86} fill={tone(hue, -0.66)} />
      <circle r={86} fill={url(id("rim"))} />
      <circle r={72} fill={url(id("groove"))} />
      <circle r={69} fill={url(id("field"))} />
    </>
  )
}

function Dollar() {
  return (
    <>
      <Disc hue="art-4" lit={0.5} />
      <g fill="none" stroke={tone("art-light")} strokeLinecap="round" strokeLinejoin="round">
        <path d="M-20-50A54 54 0 0 0-20 50M20-50A54 54 0 0 1 20 50" strokeWidth={10} />
        <path
          d="M0-36V36M18-16C14-26 6-28-2-28-14-28-20-20-20-13-20 6 20-4 20 14 20 24 10 28 0 28-10 28-18 24-20 14"
          strokeWidth={8.5}
        />
      </g>
    </>
  )
}

const bands = [
  { y: -28, half: 56 },
  { y: 0, half: 62 },
  { y: 26, half: 56 },
]

function Planet() {
  return (
    <g transform="rotate(-20)" fill="none" strokeLinecap="round">
      <ellipse rx={104} ry={30} stroke={tone("art-3", -0.2)} strokeWidth={12} />
      <Ball r={64} hue="art-2" />
      {bands.map(({ y, half }) => (
        <path key={y} d={`M${-half} ${y}q${half} 14 ${half * 2} 0`} stroke={tone("art-2", -0.5, 0.6)} strokeWidth={9} />
      ))}
      <path d="M-104 0A104 30 0 0 0 104 0" stroke={tone("art-3", 0.25)} strokeWidth={13} />
    </g>
  )
}

const BONE = "M-50-17A26 26 0 1 0-86 10 26 26 0 1 0-44 28L46 28A26 26 0 1 0 86 8 26 26 0 1 0 50-17Z"

function Bone() {
  const id = useArtIds()
  return (
    <g transform="rotate(-32) translate(0 -5)">
      <Slope id={id("bone")} hue="art-3" lit={0.72} shaded={-0.14} />
      <path d={BONE} transform="translate(5 10)" fill={tone("art-3", -0.66)} />
      <path d={BONE} fill={url(id("bone"))} stroke={tone("art-3", -0.3)} strokeWidth={3} />
      <path d="M-46-6H40" stroke={tone("art-light", 0, 0.8)} strokeWidth={7} strokeLinecap="round" />
    </g>
  )
}

function Gloom() {
  return (
    <>
      <Disc hue="art-2" lit={0.3} />
      {[-25, 25].map((x) => (
        <g key={x} transform={`translate(${x} -12)`}>
          <ellipse rx={10} ry={13} fill={tone("art-2", -0.86)} />
          <circle cx={-3} cy={-5} r={3.5} fill={tone("art-light")} />
        </g>
      ))}
      <g fill="none" stroke={tone("art-2", -0.84)} strokeWidth={8} strokeLinecap="round">
        <path d="M-38-36-14-42M38-36 14-42M-26 40Q0 16 26 40" />
      </g>
      <path d="M30 6q14 22 0 26q-14-4 0-26Z" fill={tone("art-4", 0.5)} />
    </>
  )
}

const drawings: Record<ReelSymbolName, ComponentType> = {
  crown: Crown,
  heart: () => <HeartGem y={-6} r={88} sparkling />,
  bars: Bars,
  dollar: Dollar,
  planet: Planet,
  bone: Bone,
  gloom: Gloom,
}

/** One of the pictures on a reel; the game says what each pays. */
export function ReelSymbol({ of, x = 0, y = 0, r }: ReelSymbolProps) {
  const Drawing = drawings[of]
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <Drawing />
    </g>
  )
}

import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { count } from "../geometry"
import { Glyph } from "../glyph"
import { Linear, Radial } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { Ball } from "../pieces/ball"
import { ChipStack } from "../pieces/chip-stack"
import { HeartGem } from "../pieces/gem"
import { Suit } from "../suit"
import { mixed, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

const bulbs = count(9).map((index) => ({
  x: 96 + (index / 8) * 192,
  y: Math.round((94 - Math.sin((Math.PI * index) / 8) * 27) * 10) / 10,
}))
const reels = [
  { x: 93, symbol: "seven", above: "heart", below: "spade" },
  { x: 160.5, symbol: "heart", above: "diamond", below: "diamond" },
  { x: 228, symbol: "seven", above: "heart", below: "spade" },
] as const

function Body() {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("body")}
        to={[1, 0.9]}
        stops={[
          [0, tone("art-3", 0.55)],
          [0.3, tone("art-3")],
          [0.62, tone("art-3", -0.45)],
          [1, tone("art-3", -0.7)],
        ]}
      />
      <Linear
        id={id("awning")}
        to={[1, 0.3]}
        stops={[
          [0, tone("art-1", 0.1)],
          [1, tone("art-1", -0.55)],
        ]}
      />
      <Radial
        id={id("bulb")}
        stops={[
          [0, tone("art-3", 0.3, 0.8)],
          [0.4, tone("art-3", 0, 0.36)],
          [1, tone("art-3"), 0],
        ]}
      />
      <path d="M68 96Q196 18 316 96V240Q316 258 298 258H86Q68 258 68 240Z" fill={url(id("body"))} />
      <path
        d="M72 98Q196 24 312 98V238Q312 254 296 254H88Q72 254 72 238Z"
        fill="none"
        stroke={tone("art-3", 0.7, 0.8)}
        strokeWidth={1.6}
      />
      <path d="M86 104Q196 48 298 104V112H86Z" fill={url(id("awning"))} />
      {bulbs.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={11} fill={url(id("bulb"))} />
          <circle r={3.6} fill={tone("art-3", 0.85)} />
        </g>
      ))}
      <rect x={104} y={226} width={176} height={18} rx={9} fill={tone("art-1", -0.85)} />
      <rect x={112} y={230} width={60} height={10} rx={5} fill={tone("art-1", 0.1)} />
      <rect x={180} y={230} width={40} height={10} rx={5} fill={tone("art-3", -0.2)} />
      <rect x={228} y={230} width={44} height={10} rx={5} fill={tone("art-4", 0.1)} />
    </>
  )
}

function Lever() {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("rod")}
        to={[1, 0]}
        stops={[
          [0, tone("art-light", -0.15)],
          [0.5, tone("art-light")],
          [1, tone("art-light", -0.65)],
        ]}
      />
      <Linear
        id={id("socket")}
        to={[1, 0]}
        stops={[
          [0, tone("art-3", 0.1)],
          [1, tone("art-3", -0.65)],
        ]}
      />
      <rect x={318} y={96} width={12} height={78} rx={6} fill={url(id("rod"))} />
      <rect x={308} y={164} width={24} height={32} rx={8} fill={url(id("socket"))} />
      <Ball x={324} y={88} r={19} hue="art-1" />
    </>
  )
}

function Reels() {
  const id = useArtIds()
  const edge = mixed("var(--art-card-lo)", "var(--art-ink)", 0.62)
  return (
    <>
      <Linear
        id={id("paper")}
        to={[0, 1]}
        stops={[
          [0, edge],
          [0.22, tone("art-card-mid")],
          [0.5, tone("art-card-hi")],
          [0.78, tone("art-card-mid")],
          [1, edge],
        ]}
      />
      <Linear
        id={id("seven")}
        to={[0, 1]}
        stops={[
          [0, tone("art-1", 0.12)],
          [1, tone("art-1", -0.45)],
        ]}
      />
      <clipPath id={id("drum")}>
        <rect y={118} width={63} height={92} rx={8} />
      </clipPath>
      <rect x={86} y={112} width={212} height={104} rx={12} fill={tone("art-1", -0.9)} />
      {reels.map(({ x, symbol, above, below }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect y={118} width={63} height={92} rx={8} fill={url(id("paper"))} />
          <g clipPath={url(id("drum"))} opacity={0.42}>
            <Suit of={above} x={31.5} y={116} scale={1.8} fill={tone("art-1", -0.1)} />
            <Suit of={below} x={31.5} y={213} scale={1.6} fill={tone("art-card-ink")} />
          </g>
          {symbol === "heart" ? (
            <HeartGem x={31.5} y={161} r={25} />
          ) : (
            <g stroke={tone("art-3", 0.3)} strokeWidth={1.6} style={{ paintOrder: "stroke" }}>
              <Glyph x={31.5} y={184} size={60} fill={url(id("seven"))}>
                7
              </Glyph>
            </g>
          )}
        </g>
      ))}
      <rect x={80} y={162.5} width={224} height={3} rx={1.5} fill={tone("art-3", 0.6, 0.9)} />
      <path d="M78 155L91 164L78 173ZM306 155L293 164L306 173Z" fill={tone("art-1", 0.2)} />
    </>
  )
}

/** The machine one spin from the line. */
export function SlotsScene({ className }: SceneProps) {
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-1" far="art-3" lamp={120} />
      <Dust seed={31} hue="art-3" other="art-1" />
      <Glow x={196} y={130} r={190} hue="art-3" strength={0.34} />
      <ContactShadow x={196} y={262} rx={170} ry={22} strength={0.7} />
      <Lever />
      <Body />
      <Reels />
      <ChipStack x={62} y={262} r={26} hue="art-1" chips={2} />
      <ChipStack x={336} y={264} r={24} hue="art-4" chips={3} />
      <Spark x={110} y={70} r={9} opacity={0.9} />
    </SceneFrame>
  )
}

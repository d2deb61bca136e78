import { count, tidy } from "../geometry"
import { Glyph } from "../glyph"
import { Linear } from "../gradients"
import { Suit, type SuitName } from "../suit"
import { type ArtHue, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const
export type Rank = (typeof ranks)[number]

export interface CardFace {
  /** Printed in both corners. */
  rank: Rank
  /** Hearts and diamonds are red. */
  suit: SuitName
}

export interface PlayingCardProps {
  /** Middle of the card, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** In units of the view box; the height is 1.4 times this. */
  width?: number
  /** Degrees, clockwise. */
  turn?: number
  /** What is printed on it; null lies face down. */
  face: CardFace | null
  /** Colour of the back. */
  hue?: ArtHue
}

const W = 100
const H = 140
const sheet = { x: -W / 2, y: -H / 2, width: W, height: H, rx: 9 }

function CardIndex({ face, fill }: { face: CardFace; fill: string }) {
  return (
    // The hair lines of a display face vanish at the size of an index, so a thin stroke carries them.
    <g transform="translate(-34.5 -53)" stroke={fill} strokeWidth={0.6}>
      <Glyph y={8} size={face.rank === "10" ? 21 : 25} fill={fill}>
        {face.rank}
      </Glyph>
      <Suit of={face.suit} y={21} scale={0.88} fill={fill} />
    </g>
  )
}

function Front({ face }: { face: CardFace }) {
  const id = useArtIds()
  const red = face.suit === "heart" || face.suit === "diamond"
  const ink = red ? "var(--art-card-red)" : "var(--art-card-ink)"
  return (
    <>
      <Linear
        id={id("paper")}
        stops={[
          [0, tone("art-card-hi")],
          [0.6, tone("art-card-mid")],
          [1, tone("art-card-lo")],
        ]}
      />
      <Linear
        id={id("ink")}
        from={[0.1, 0]}
        to={[0.8, 1]}
        stops={[
          [0, `color-mix(in oklab,${ink},var(--art-light) 20%)`],
          [0.5, ink],
          [1, `color-mix(in oklab,${ink},var(--art-ink) 18%)`],
        ]}
      />
      <rect {...sheet} fill={url(id("paper"))} stroke={tone("art-light", 0, 0.8)} />
      <CardIndex face={face} fill={ink} />
      <g transform="rotate(180)">
        <CardIndex face={face} fill={ink} />
      </g>
      <Suit of={face.suit} scale={3.1} fill={url(id("ink"))} />
    </>
  )
}

const lattice = count(9)
  .map((line) => {
    const at = tidy((line - 4) * 22)
    return `M${at - 60}-60L${at + 60} 60M${at + 60}-60L${at - 60} 60`
  })
  .join("")

function Back({ hue }: { hue: ArtHue }) {
  const id = useArtIds()
  return (
    <>
      <Linear
        id={id("rim")}
        stops={[
          [0, tone("art-light", -0.03)],
          [1, tone("art-light", -0.3)],
        ]}
      />
      <Linear
        id={id("cloth")}
        stops={[
          [0, tone(hue, 0.1)],
          [1, tone(hue, -0.5)],
        ]}
      />
      <clipPath id={id("print")}>
        <rect x={-40} y={-60} width={80} height={120} rx={3} />
      </clipPath>
      <rect {...sheet} fill={url(id("rim"))} />
      <rect x={-44} y={-64} width={88} height={128} rx={5} fill={url(id("cloth"))} />
      <path d={lattice} clipPath={url(id("print"))} fill="none" stroke={tone(hue, 0.5, 0.5)} strokeWidth={0.9} />
      <circle r={20} fill={tone(hue, -0.35)} stroke={tone(hue, 0.5)} strokeWidth={1.4} />
      <Suit of="heart" y={1} scale={1.1} fill={tone(hue, 0.6)} />
    </>
  )
}

/** A playing card with its shadow on the cloth. */
export function PlayingCard({ x = 0, y = 0, width = W, turn = 0, face, hue = "art-1" }: PlayingCardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${width / W})`}>
      {/* Three thin layers fall off like a blurred shadow, without the price of a filter for each card. */}
      <g fill={tone("art-ink", 0, 0.13)}>
        {[-3, 0, 3].map((spread) => (
          <rect
            key={spread}
            x={-W / 2 - spread + 4}
            y={-H / 2 - spread + 7}
            width={W + 2 * spread}
            height={H + 2 * spread}
            rx={9 + spread}
          />
        ))}
      </g>
      {face ? <Front face={face} /> : <Back hue={hue} />}
    </g>
  )
}

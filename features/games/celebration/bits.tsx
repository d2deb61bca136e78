import { type CSSProperties, useEffect, useState } from "react"
import { decoration, pick } from "../kit/decoration"
import { framePace } from "../kit/frame-pace"
import type { Spot } from "./piece-place"
import "./bits.css"

const flightMs = 1_300
const colours = ["--particle-win", "--art-1", "--art-3", "--art-4"] as const
/** How far from the piece a bit may land, in percent of the board. */
const REACH = { x: 70, y: 90 }

interface Bit {
  id: number
  style: CSSProperties
}

/** Custom properties are legal styles that React's types do not list. */
type BitStyle = CSSProperties & Record<"--from-x" | "--from-y", string> & Record<"--seen", number>

/** As many bits as the player's particles, quality and machine allow; the page's root says how many. */
const allowed = () => framePace.carries(Number(document.documentElement.dataset.particles ?? 8) || 0)

function scattered(seed: string, from: Spot, count: number): readonly Bit[] {
  const draw = decoration(seed)
  return Array.from({ length: count }, (_, id) => {
    const [x, y, long] = [(draw() - 0.5) * REACH.x, (draw() - 0.6) * REACH.y, 5 + draw() * 9]
    const round = draw() > 0.6
    const style: BitStyle = {
      left: `${from.x + x}%`,
      top: `${from.y + y}%`,
      width: long,
      height: round ? long : long * (0.4 + draw() * 0.3),
      borderRadius: round ? "50%" : 1,
      background: `var(${pick(draw, colours)})`,
      rotate: `${Math.round(draw() * 180)}deg`,
      "--seen": 0.4 + draw() * 0.6,
      "--from-x": `${-x}cqw`,
      "--from-y": `${-y}cqh`,
    }
    return { id, style }
  })
}

export interface BitsProps {
  /** The same bits for the same play. */
  seed: string
  /** The piece that won. */
  from: Spot
}

/** Small pieces that fly out of the piece that won, once. */
export function Bits({ seed, from }: BitsProps) {
  const [count] = useState(allowed)
  useEffect(() => {
    if (count > 0) framePace.watch(flightMs)
  }, [count])
  return (
    <div data-slot="confetti" aria-hidden className="pointer-events-none absolute inset-0">
      {scattered(seed, from, count).map(({ id, style }) => (
        <i key={id} className="absolute" style={style} />
      ))}
    </div>
  )
}

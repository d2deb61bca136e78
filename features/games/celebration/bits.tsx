import { type CSSProperties, useEffect, useState } from "react"
import { decoration, pick } from "../kit/decoration"
import { framePace } from "../kit/frame-pace"
import "./bits.css"

const burstMs = 900
const colours = ["--particle-win", "--art-1", "--art-3", "--art-4"] as const

interface Bit {
  id: number
  style: CSSProperties
}

/** Custom properties are legal styles that React's types do not list. */
type BitStyle = CSSProperties & Record<"--from-x" | "--from-y" | "--late", string>

/** As many bits as the player's particles, quality and machine allow; the page's root says how many. */
const allowed = () => framePace.carries(Number(document.documentElement.dataset.particles ?? 8) || 0)

function scattered(seed: string, count: number): readonly Bit[] {
  const draw = decoration(seed)
  return Array.from({ length: count }, (_, id) => {
    const [x, y, long] = [draw() * 100, draw() * 100, 5 + draw() * 9]
    const round = draw() > 0.6
    const style: BitStyle = {
      left: `${x}%`,
      top: `${y}%`,
      width: long,
      height: round ? long : long * (0.4 + draw() * 0.3),
      borderRadius: round ? "50%" : 1,
      background: `var(${pick(draw, colours)})`,
      opacity: 0.4 + draw() * 0.6,
      rotate: `${Math.round(draw() * 180)}deg`,
      "--from-x": `${(50 - x) * 3}px`,
      "--from-y": `${(48 - y) * 2}px`,
      "--late": `${Math.round(draw() * 500)}ms`,
    }
    return { id, style }
  })
}

export interface BitsProps {
  /** The same bits for the same play. */
  seed: string
  /** "burst" flies out of the middle and is kept away from the figures in it; "fall" falls through the frame and out of it. */
  way?: "burst" | "fall"
}

/** Small pieces that fly once. */
export function Bits({ seed, way = "burst" }: BitsProps) {
  const [count] = useState(allowed)
  useEffect(() => {
    if (count > 0) framePace.watch(burstMs)
  }, [count])
  return (
    <div data-slot="confetti" data-way={way} aria-hidden className="pointer-events-none absolute inset-0">
      {scattered(seed, count).map(({ id, style }) => (
        <i key={id} className="absolute" style={style} />
      ))}
    </div>
  )
}

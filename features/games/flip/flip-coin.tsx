import { Coin, PieceFrame } from "@dghrt/design-system"
import { memo } from "react"
import type { Face } from "./maths"
import { restDegrees, type TossPart, useToss } from "./use-toss"
import { faceNames } from "./words"

export interface FlipCoinProps extends TossPart {
  /** The side that was called. */
  called: Face
  /** Stands in its row with this width. */
  className: string
}

/** One coin with two sides; it lies on the drawn one. */
export const FlipCoin = memo(function FlipCoin({ coin, phase, face, called, className }: FlipCoinProps) {
  const { lift, body } = useToss({ coin, phase, face })
  const settled = phase === "settled" && face !== null
  const up = settled ? face : called
  const counts = settled && face === called
  return (
    <div
      data-slot="flip-coin"
      data-decides
      data-face={settled ? face : undefined}
      className="grid justify-items-center gap-1.5"
    >
      {/* The light stands outside the turning body: a filter on it would press both sides into one plane. */}
      <div
        ref={lift}
        data-dim={settled && !counts}
        className={`transition-[filter] duration-(--dur-base) data-[dim=true]:brightness-82 ${className}`}
      >
        <div
          ref={body}
          className="relative aspect-square w-full transform-3d"
          style={{ transform: `rotateX(${restDegrees[up]}deg)` }}
        >
          {/* Both sides have a turn of their own: Firefox draws no hidden-backed element without one in a turning body. */}
          {(["heads", "tails"] as const).map((side) => (
            <div
              key={side}
              data-side={side}
              className={`absolute inset-[-14%] size-[128%] backface-hidden ${side === "tails" ? "rotate-x-180" : "rotate-x-0"}`}
            >
              <PieceFrame viewBox="-140 -140 280 296" className="size-full overflow-visible">
                <Coin r={108} face={side} shadow={false} lit={counts && side === face} sparkling />
              </PieceFrame>
            </div>
          ))}
        </div>
      </div>
      <span
        data-called={counts}
        className={`font-semibold text-sm transition-opacity duration-(--dur-base) ${settled ? "opacity-100" : "opacity-0"} ${counts ? "text-text" : "text-text-muted"}`}
      >
        {faceNames[up]}
      </span>
    </div>
  )
})

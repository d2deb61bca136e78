import { type CardFace, PieceFrame, PlayingCard } from "@dghrt/design-system"
import type { CSSProperties } from "react"
import { useFramesLater } from "../kit/use-frames-later"
import { type CardMoment, SLIDE_MS } from "./motion"

export interface TableCardProps {
  /** Null lies face down. */
  face: CardFace | null
  moment: CardMoment
  /** Its place in its fan, from -(n - 1) / 2 to (n - 1) / 2. */
  offset: number
  /** Between two neighbours, as a share of a card's width. */
  step: number
  lit: boolean
  /** The cards are on their way. */
  moving: boolean
}

const VIEW_BOX = "-56 -76 118 160"
const ms = (value: number | null) => (value === null ? undefined : `${value}ms`)

/** One card in its fan. It comes from the shoe and turns when its moment says so; at rest it lies as it was drawn. */
export function TableCard({ face, moment, offset, step, lit, moving }: TableCardProps) {
  // Each card is drawn long before it leaves the shoe.
  const due = useFramesLater(moving ? Math.ceil((moment.leavesMs ?? 0) / SLIDE_MS) : 0)
  const drawn = due || !moving
  const place: Record<`--${string}`, string | number | undefined> = {
    "--offset": offset,
    "--step": step,
    "--leaves": ms(moment.leavesMs),
    "--turns": ms(moment.turnsMs),
  }
  return (
    <div
      data-part="card"
      data-decides
      data-rank={face?.rank ?? "down"}
      data-comes={moment.leavesMs !== null}
      data-turns={moment.turnsMs !== null}
      data-lit={lit}
      style={place as CSSProperties}
    >
      <div data-part="body">
        {drawn && face && (
          <div data-part="front">
            <PieceFrame viewBox={VIEW_BOX} className="size-full">
              <PlayingCard face={face} />
            </PieceFrame>
          </div>
        )}
        {drawn && (face === null || moment.turnsMs !== null) && (
          <div data-part={face ? "back" : "down"}>
            <PieceFrame viewBox={VIEW_BOX} className="size-full">
              <PlayingCard face={null} hue="art-1" />
            </PieceFrame>
          </div>
        )}
      </div>
    </div>
  )
}

import { type CardFace, PieceFrame, PlayingCard } from "@dghrt/design-system"
import type { CSSProperties } from "react"
import type { CardMoment } from "./motion"

export interface TableCardProps {
  /** Null lies face down. */
  face: CardFace | null
  moment: CardMoment
  /** Its place in its fan, from -(n - 1) / 2 to (n - 1) / 2. */
  offset: number
  /** Between two neighbours, as a share of a card's width. */
  step: number
  lit: boolean
}

const VIEW_BOX = "-56 -76 118 160"
const ms = (value: number | null) => (value === null ? undefined : `${value}ms`)

/** One card in its fan. It comes from the shoe and turns when its moment says so; at rest it lies as it was drawn. */
export function TableCard({ face, moment, offset, step, lit }: TableCardProps) {
  const place: Record<`--${string}`, string | number | undefined> = {
    "--offset": offset,
    "--step": step,
    "--leaves": ms(moment.leavesMs),
    "--turns": ms(moment.turnsMs),
  }
  return (
    <div
      data-part="card"
      data-rank={face?.rank ?? "down"}
      data-comes={moment.leavesMs !== null}
      data-turns={moment.turnsMs !== null}
      data-lit={lit}
      style={place as CSSProperties}
    >
      <div data-part="body">
        {face && (
          <div data-part="front">
            <PieceFrame viewBox={VIEW_BOX} className="size-full">
              <PlayingCard face={face} />
            </PieceFrame>
          </div>
        )}
        {(face === null || moment.turnsMs !== null) && (
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

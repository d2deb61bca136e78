import { Badge, type CardFace } from "@dghrt/design-system"
import type { CSSProperties, ReactNode } from "react"
import type { CardMoment } from "./motion"
import { TableCard } from "./table-card"
import { useArrived } from "./use-arrived"
import { totalText } from "./words"

/** Between two cards of a fan, as a share of a card's width; many cards move together. */
const STEP = 0.62
const WIDEST_FAN = 1.9

export interface SideProps {
  seat: "player" | "dealer"
  /** Beside what the cards count. */
  name: string
  cards: readonly (CardFace | null)[]
  moments: readonly CardMoment[]
  lit: boolean
  /** Its cards are on their way. */
  moving: boolean
  children?: ReactNode
}

interface Count {
  text: string
  fromMs: number
}

/** What the open cards count, each time another one can be read. */
function countsOf(cards: SideProps["cards"], moments: SideProps["moments"]): readonly Count[] {
  const open = cards.flatMap((face, place) => (face ? [{ face, readMs: moments[place]?.readMs ?? 0 }] : []))
  const counts = open.map(({ readMs }, place) => ({
    text: totalText(open.slice(0, place + 1).map(({ face }) => face)),
    fromMs: readMs,
  }))
  return counts.filter(({ fromMs }, place) => counts[place + 1]?.fromMs !== fromMs)
}

/** Between two neighbours of a fan whose last card has this place. */
const stepOf = (last: number) => (last * STEP > WIDEST_FAN ? WIDEST_FAN / last : STEP)

/** One side of the table: its cards in a fan, and beside them what they count. */
export function Side({ seat, name, cards, moments, lit, moving, children }: SideProps) {
  // The fan opens anew with each card that comes.
  const last = Math.max(0, useArrived(moments, moving) - 1)
  const half = (last * stepOf(last)) / 2 + 0.5
  // A card that is still in the shoe has its place in the fan that it will open: it goes there straight.
  const lastWhenLying = (place: number) => Math.max(last, place)
  return (
    <div data-part="fan" data-seat={seat} style={{ "--half": half } as CSSProperties}>
      {cards.map((face, place) => (
        <TableCard
          // A card is its place in the hand.
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of an infinite deck have no other name
          key={place}
          face={face}
          moment={moments[place] ?? { leavesMs: null, turnsMs: null, readMs: 0 }}
          offset={place - lastWhenLying(place) / 2}
          step={stepOf(lastWhenLying(place))}
          lit={lit}
          moving={moving}
        />
      ))}
      {cards.length > 0 && (
        <div data-part="total">
          {countsOf(cards, moments).map(({ text, fromMs }, place, counts) => (
            <span
              key={fromMs}
              className="justify-self-end"
              style={{ "--from": `${fromMs}ms`, "--until": `${counts[place + 1]?.fromMs ?? 0}ms` } as CSSProperties}
            >
              <Badge className="border border-border bg-surface max-md:h-6 max-md:px-2">
                {/* Where a phone has little room, a long total needs no name: it stands beside its cards. */}
                <span className={`font-medium text-text-muted ${text.length > 2 ? "max-md:hidden" : ""}`}>{name}</span>
                <span>{text}</span>
              </Badge>
            </span>
          ))}
        </div>
      )}
      {children}
    </div>
  )
}

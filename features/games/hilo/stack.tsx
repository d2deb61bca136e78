import { type CardFace, PieceFrame, PlayingCard, suits } from "@dghrt/design-system"
import { RANKS } from "./maths"
import type { HiloScene } from "./scene"
import { type Card, openCard, SHOWN } from "./settings"
import { cardName, picture } from "./words"
import "./hilo.css"

const faceOf = ({ rank, suit }: Card): CardFace => ({ rank: RANKS[rank] ?? "2", suit: suits[suit] ?? "heart" })
const VIEW_BOX = "-56 -76 118 160"

/** The open card on its stack, and the next one while it is on its way. */
export function Stack({ scene }: { scene: HiloScene }) {
  const { phase, next, hit, cards } = scene
  const open = openCard({ cards })
  return (
    <div role="img" aria-label={picture(scene)} data-slot="hilo-stack" className="hilo-stack">
      <div className="hilo-card max-md:hidden" data-at="second">
        <Sheet face={null} />
      </div>
      <div className="hilo-card" data-at="top" data-lifts={phase === "waiting"}>
        <Sheet face={null} />
      </div>
      <div
        className="hilo-card"
        data-part="open"
        data-decides
        data-card={cardName(open)}
        data-lit={phase === "settled" && hit === true}
      >
        <Sheet face={faceOf(open)} />
      </div>
      {phase === "revealing" && next && (
        <div className="hilo-card" data-part="next" data-card={cardName(next)} data-moves="true">
          <div className="hilo-body" data-turns="true">
            <Sheet face={null} />
            <div className="hilo-front">
              <Sheet face={faceOf(next)} />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

function Sheet({ face }: { face: CardFace | null }) {
  return (
    <PieceFrame viewBox={VIEW_BOX} className="w-full overflow-visible">
      <PlayingCard face={face} />
    </PieceFrame>
  )
}

/** The last five cards, the newest at the right; outlines are cards still to come. */
export function Row({ scene: { cards, level, hit } }: { scene: HiloScene }) {
  const newest = level + (hit === false ? 1 : 0)
  const outlines = SHOWN - cards.length
  return (
    <ol aria-label="Last 5 cards" className="hilo-row flex shrink-0 justify-center gap-2.5 md:gap-5">
      {Array.from({ length: outlines }, (_, place) => `outline ${place}`).map((key) => (
        <li
          key={key}
          aria-hidden
          className="h-17.5 w-12.5 rounded-xs border border-input-border border-dashed md:h-20.5 md:w-14.5"
        />
      ))}
      {cards.map((card, place) => (
        // Its place in the run is what a card is: two of a kind may follow each other.
        // biome-ignore lint/suspicious/noArrayIndexKey: counted from the start of the run, not of the row
        <li key={newest - cards.length + place} aria-label={cardName(card)} className="w-12.5 md:w-14.5">
          <PieceFrame viewBox="-50 -70 100 141" className="w-full overflow-visible">
            <PlayingCard face={faceOf(card)} />
          </PieceFrame>
        </li>
      ))}
    </ol>
  )
}

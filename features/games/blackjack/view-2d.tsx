import { ChipStack, PieceFrame, PlayingCard } from "@dghrt/design-system"
import { type CSSProperties, memo, type ReactNode } from "react"
import { same } from "../kit/same"
import { Felt } from "./felt"
import { timelineOf } from "./motion"
import { type BlackjackScene, celebrates } from "./scene"
import { Side } from "./side"
import { type HandOwner, tableText } from "./words"
import "./blackjack.css"

function picture(scene: BlackjackScene, owner: HandOwner): string {
  if (scene.phase === "waiting")
    return `${scene.player.length > 0 ? `${tableText(scene, owner)} ` : ""}The next card lies face down`
  if (scene.phase === "revealing") return "Cards are being dealt"
  if (scene.player.length === 0) return "An empty blackjack table"
  return tableText(scene, owner)
}

const SPOTS = [-0.5, 0.5]

export interface BlackjackView2dProps {
  scene: BlackjackScene
  /** "You" by default. */
  owner?: HandOwner
  /** Over the felt where the ladder has no space. */
  facts: ReactNode
  /** Under the felt: what this table is, or the choices of an open hand. */
  children: ReactNode
}

/** The half-moon table: the dealer's cards above, the player's below, chips beside them. */
export const BlackjackView2d = memo(function BlackjackView2d({
  scene,
  owner = "You",
  facts,
  children,
}: BlackjackView2dProps) {
  const { phase, player, dealer, ended, doubled } = scene
  const timeline = timelineOf(scene)
  const won = celebrates(scene)
  const moving = phase === "revealing"
  // A stake that was lost has left the table; what a win brought lies beside the stake.
  const staked = player.length > 0 && !(phase === "settled" && ended === "loss")
  return (
    <div data-slot="blackjack" data-phase={phase} className="flex w-full flex-col items-center">
      {facts}
      <div
        role="img"
        aria-label={picture(scene, owner)}
        data-slot="blackjack-table"
        data-phase={phase}
        data-ended={phase === "settled" ? (ended ?? undefined) : undefined}
      >
        <Felt of="wide" className="absolute inset-0 size-full max-md:hidden" />
        <Felt of="narrow" className="absolute inset-0 size-full md:hidden" />
        {player.length === 0 && (["dealer", "player"] as const).map((seat) => <EmptySpots key={seat} seat={seat} />)}
        {phase === "waiting" && (
          <div data-part="shoe">
            <PieceFrame viewBox="-56 -76 118 160" className="size-full">
              <PlayingCard face={null} />
            </PieceFrame>
            <div data-part="sweep" />
          </div>
        )}
        <Side seat="dealer" name="Dealer" cards={dealer} moments={timeline.dealer} lit={false} moving={moving} />
        <Side seat="player" name={owner} cards={player} moments={timeline.player} lit={won} moving={moving}>
          {staked && (
            <div data-part="chips">
              <PieceFrame viewBox="-30 -44 112 66" className="w-full overflow-visible">
                <ChipStack r={25} chips={4} />
                {doubled && <ChipStack x={-2} y={46} r={25} chips={4} />}
                {won && <ChipStack x={54} y={-24} r={21} hue="art-3" chips={ended === "blackjack" ? 5 : 3} />}
              </PieceFrame>
            </div>
          )}
        </Side>
      </div>
      {children}
    </div>
  )
}, same)

/** Where the first two cards of a side will lie. */
const EmptySpots = ({ seat }: { seat: "dealer" | "player" }) => (
  <div data-part="fan" data-seat={seat}>
    {SPOTS.map((offset) => (
      <div key={offset} data-part="spot" style={{ "--offset": offset, "--step": 1.15 } as CSSProperties} />
    ))}
  </div>
)

import { canPlaceBet } from "../bet/round-predicates"
import { exactAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
import { obstacleTo } from "../run/next-step"
import { DockProgress } from "../screen/bet-dock"
import { Leave } from "../screen/run-dock"
import { Choices } from "./choices"
import type { Offer, PlayedHand } from "./hand"
import type { Choice } from "./hand-step"
import { choiceNames } from "./words"

export interface HandDockProps {
  context: GameContext
  hand: PlayedHand
  offers: readonly Offer[]
  onPlay: (offer: Offer) => void
  onConsider: (choice: Choice) => void
  onLeave: () => void
}

/** The dock of an open hand: its moves as the actions, and the way to end it with what it is worth. */
export function HandDock({ context, hand, offers, onPlay, onConsider, onLeave }: HandDockProps) {
  const { token } = context
  const obstacles = offers.flatMap(({ step, wager, betArray }) => {
    const text = obstacleTo(context, wager, betArray)
    return text === null ? [] : [{ choice: step.kind, text }]
  })
  const [obstacle] = obstacles
  return (
    <div
      data-slot="bet-dock"
      className="card grid grid-cols-[minmax(0,1fr)] items-end gap-x-4.5 gap-y-2.5 rounded-t-none p-3.5 pb-4 md:grid-cols-[minmax(0,1fr)_150px] md:px-5 md:py-[var(--dock-pad,16px)]"
    >
      <p className="text-sm text-text-secondary">
        <b className="font-[650] text-text">{`Your hand is worth ${exactAmount(hand.carried, token.decimals)} ${token.symbol}.`}</b>{" "}
        Each move is a new bet of what that move is worth; the rest stays in your wallet.
      </p>
      <div className="grid items-end max-md:order-first">
        <DockProgress context={context} readyText="Your move." />
      </div>
      <Choices
        offers={offers}
        blocked={obstacles.map(({ choice }) => choice)}
        token={token}
        locked={!canPlaceBet(context)}
        onChoose={onPlay}
        onConsider={onConsider}
      />
      <Leave context={context} carried={hand.carried} leave="End hand" onLeave={onLeave} />
      {obstacle && (
        <p role="status" className="col-span-full text-sm text-text-secondary">
          {`${choiceNames[obstacle.choice]}: ${obstacle.text}`}
        </p>
      )}
    </div>
  )
}

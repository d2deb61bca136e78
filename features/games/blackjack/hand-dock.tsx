import { Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import type { Choice } from "#contract/games/blackjack/hand-step"
import { canPlaceBet } from "../kit/board-round"
import { walletText } from "../kit/wallet-words"
import { obstacleTo } from "../run/next-step"
import { balanceName } from "../run/run-words"
import type { DockContext } from "../screen/bet-dock"
import { DockProgress } from "../screen/dock-progress"
import { Leave } from "../screen/run-dock"
import { Choices } from "./choices"
import type { Offer, PlayedHand } from "./hand"
import { choiceNames } from "./words"

export interface HandDockProps {
  context: DockContext
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
      className="card grid grid-cols-[minmax(0,1fr)] content-center gap-x-4.5 gap-y-2 rounded-t-none p-3.5 pb-4 short:gap-y-1.5 short:p-2! md:min-h-[calc(7.25rem+2*var(--dock-pad,16px))] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:px-5 md:py-(--dock-pad,16px) @beside/screen:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_12.875rem]"
    >
      <div className="grid handheld:col-span-full md:self-center">
        <DockProgress context={context} readyText="Your move." detail={walletText(hand.last, token)}>
          <Popover>
            <PopoverTrigger className="absolute end-0 top-0 z-2 inline-flex max-5xs:static max-5xs:justify-self-end min-h-6 items-center rounded-xs text-sm text-text-secondary underline decoration-1 underline-offset-4 hover:text-text">
              How this works
            </PopoverTrigger>
            <PopoverContent label="How this works" closeLabel="Close" className="w-80 max-w-[calc(100vw-2rem)]">
              <p className="text-sm text-text-secondary">
                {`Each move is a new bet of what that move is worth; the rest stays in ${balanceName(context.freePlay)}. Cash out ends the hand and keeps what it is worth now, and nothing is signed.`}
              </p>
            </PopoverContent>
          </Popover>
        </DockProgress>
      </div>
      <div className="grid gap-1.5 handheld:col-span-full md:self-center">
        <Choices
          offers={offers}
          blocked={obstacles.map(({ choice }) => choice)}
          token={token}
          locked={!canPlaceBet(context)}
          onChoose={onPlay}
          onConsider={onConsider}
        />
        {obstacle && (
          <p role="status" className="text-sm text-text-secondary">
            {`${choiceNames[obstacle.choice]}: ${obstacle.text}`}
          </p>
        )}
      </div>
      <Leave context={context} carried={hand.carried} leave="Cash out" onLeave={onLeave} />
    </div>
  )
}

import { Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import type { Choice } from "#contract/games/blackjack/hand-step"
import { exactAmount } from "../kit/amount-text"
import { canPlaceBet } from "../kit/board-round"
import { walletText } from "../kit/wallet-words"
import { obstacleTo } from "../run/next-step"
import { balanceName } from "../run/run-words"
import type { DockContext } from "../screen/bet-dock"
import { DockProgress } from "../screen/dock-progress"
import { keepable, Leave } from "../screen/run-dock"
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
  const kept = keepable(context, hand.carried)
  const obstacles = offers.flatMap(({ step, wager, betArray }) => {
    const text = obstacleTo(context, wager, betArray)
    return text === null ? [] : [{ choice: step.kind, text }]
  })
  const [obstacle] = obstacles
  return (
    <div
      data-slot="bet-dock"
      className="card grid grid-cols-[minmax(0,1fr)] items-end gap-x-4.5 gap-y-2 rounded-t-none p-3.5 pb-4 short:gap-y-1.5 short:p-2! md:grid-cols-[minmax(0,1fr)_9.375rem] md:px-5 md:py-[var(--dock-pad,16px)]"
    >
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-text-secondary handheld:col-span-full">
        <p>
          <span>Worth now:</span>{" "}
          <b className="font-[650] text-text">
            {kept === null ? "\u2014" : `${exactAmount(kept, token.decimals)} ${token.symbol}`}
          </b>
        </p>
        <Popover>
          <PopoverTrigger className="inline-flex min-h-8 items-center rounded-xs underline decoration-1 underline-offset-4 hover:text-text">
            How this works
          </PopoverTrigger>
          <PopoverContent label="How this works" closeLabel="Close" className="w-80 max-w-[calc(100vw-2rem)]">
            <p className="text-sm text-text-secondary">
              {`Each move is a new bet of what that move is worth; the rest stays in ${balanceName(context.freePlay)}. End hand keeps what the hand is worth now, and nothing is signed.`}
            </p>
          </PopoverContent>
        </Popover>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end handheld:col-span-full">
        {/* Beside the hand's value there is no room for the names of the steps. */}
        <DockProgress context={context} readyText="Your move." detail={walletText(hand.last, token)} compact />
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

import type { RefObject } from "react"
import { exactAmount } from "../kit/amount-text"
import type { Table } from "../kit/table"
import { obstacleTo } from "../run/next-step"
import { Leave } from "../run/run-dock"
import { BetDock } from "../screen/bet-dock"
import type { Offer, PlayedHand } from "./hand"
import { choiceNames } from "./words"

export interface HandDockProps {
  table: Table
  hand: PlayedHand
  /** What the player has chosen to do; null while nothing is. */
  offer: Offer | null
  /** Where the choices are, for a player who presses before choosing. */
  choices: RefObject<HTMLElement>
  onPlay: (offer: Offer) => void
  onLeave: () => void
}

/** The dock of an open hand: the chosen bet with its stake, and the way out with what the hand is worth. */
export function HandDock({ table, hand, offer, choices, onPlay, onLeave }: HandDockProps) {
  const { token } = table
  const leave = <Leave table={table} carried={hand.carried} leave="Keep" onLeave={onLeave} />
  if (!offer)
    return (
      <BetDock
        table={{ ...table, wager: hand.carried }}
        bet={[0, 0]}
        option={leave}
        verb="Choose a move"
        promise={null}
        onPlay={() => choices.current?.querySelector<HTMLElement>("input:enabled")?.focus()}
        readyText="Your move."
        standing={{ label: "Hand is worth", blocked: false }}
      />
    )
  const obstacle = obstacleTo(table, offer.wager, offer.betArray)
  const adds = offer.extra > 0n ? `Adds ${exactAmount(offer.extra, token.decimals)} ${token.symbol}.` : "Adds nothing."
  return (
    <BetDock
      table={{ ...table, wager: offer.wager }}
      bet={offer.betArray}
      option={leave}
      verb={choiceNames[offer.step.kind]}
      promise="Up to"
      onPlay={() => onPlay(offer)}
      readyText={obstacle ?? adds}
      standing={{ label: "This bet", blocked: obstacle !== null }}
    />
  )
}

import { Button, useActionRest } from "@dghrt/design-system"
import { type Choice, choices } from "#contract/games/blackjack/hand-step"
import { highestPayout } from "#contract/games/odds"
import { shortAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import type { Offer } from "./hand"
import { choiceNames } from "./words"

export interface ChoicesProps {
  /** The moves that the hand allows. */
  offers: readonly Offer[]
  /** The moves whose bet the wallet or the pool does not cover. */
  blocked: readonly Choice[]
  token: BoardBetting["token"]
  /** A bet is on its way: nothing can be chosen. */
  locked: boolean
  onChoose: (offer: Offer) => void
  /** The player looks at a move, by pointer or focus. */
  onConsider: (choice: Choice) => void
}

/** The moves of an open hand, none before another, each with the bet it adds and the most that it pays. Pressing one places its bet. */
export function Choices({ offers, blocked, token, locked, onChoose, onConsider }: ChoicesProps) {
  const rest = useActionRest(`${offers.map(({ step }) => step.kind)} ${locked}`)
  const text = (value: bigint) => shortAmount(value, token.decimals)
  return (
    <fieldset data-slot="choices" className="grid min-w-0 grid-cols-3 gap-1.5">
      <legend className="sr-only">Your move</legend>
      {choices.map((choice) => {
        const offer = offers.find(({ step }) => step.kind === choice)
        const closed = locked || rest.resting || !offer || blocked.includes(choice)
        return (
          <Button
            key={choice}
            data-dock-action={choice === "hit" || undefined}
            // A disabled button would lose the focus with each bet.
            aria-disabled={closed || undefined}
            onClick={(event) => !closed && rest.accepts(event) && onChoose(offer)}
            onPointerEnter={() => onConsider(choice)}
            onFocus={() => onConsider(choice)}
            className="h-13! px-1! short:h-13!"
          >
            <span className="grid justify-items-center gap-px text-xs leading-tight">
              <span className="font-[650] text-[0.9375rem]">{choiceNames[choice]}</span>
              {offer ? (
                <span className="grid justify-items-center whitespace-nowrap font-medium tabular-nums">
                  <span>
                    <span className="sr-only">, adds </span>
                    <span>{`+${text(offer.wager)}`}</span>
                  </span>
                  <span>
                    <span className="sr-only">, </span>
                    <span>{`win ${text(highestPayout(offer.betArray, offer.wager))}`}</span>
                  </span>
                </span>
              ) : (
                <span className="font-medium">Not available</span>
              )}
            </span>
          </Button>
        )
      })}
    </fieldset>
  )
}

import { highestPayout } from "@dghrt/betting/model"
import { useActionRest } from "@dghrt/design-system"
import { CopyPlus, Hand, type LucideIcon, Plus } from "lucide-react"
import { type Choice, choices } from "#contract/games/blackjack/hand-step"
import { shortAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
import type { Offer } from "./hand"
import { choiceNames } from "./words"

const icons: Readonly<Record<Choice, LucideIcon>> = { stand: Hand, hit: Plus, double: CopyPlus }

export interface ChoicesProps {
  /** The moves that the hand allows. */
  offers: readonly Offer[]
  /** The moves whose bet the wallet or the pool does not cover. */
  blocked: readonly Choice[]
  token: GameContext["token"]
  /** A bet is on its way: nothing can be chosen. */
  locked: boolean
  onChoose: (offer: Offer) => void
  /** The player looks at a move, by pointer or focus. */
  onConsider: (choice: Choice) => void
}

/** The moves of an open hand, each with its bet and the most that it pays. Pressing one places its bet. */
export function Choices({ offers, blocked, token, locked, onChoose, onConsider }: ChoicesProps) {
  const rest = useActionRest(`${offers.map(({ step }) => step.kind)} ${locked}`)
  return (
    <fieldset
      data-slot="choices"
      className="col-span-full grid min-w-0 grid-cols-3 gap-2 handheld:col-span-full! md:col-span-1"
    >
      <legend className="sr-only">Your move</legend>
      {choices.map((choice) => {
        const Icon = icons[choice]
        const offer = offers.find(({ step }) => step.kind === choice)
        const closed = locked || rest.resting || !offer || blocked.includes(choice)
        return (
          <button
            key={choice}
            type="button"
            data-dock-action={choice === "hit" || undefined}
            // A disabled button would lose the focus with each bet.
            aria-disabled={closed || undefined}
            onClick={(event) => !closed && rest.accepts(event) && onChoose(offer)}
            onPointerEnter={() => onConsider(choice)}
            onFocus={() => onConsider(choice)}
            className={`grid min-h-19 content-center justify-items-center gap-0.5 rounded-btn px-1.5 py-1.5 text-[0.8125rem] leading-tight aria-disabled:cursor-not-allowed aria-disabled:opacity-48 short:min-h-15 ${choice === "hit" ? "btn-fill text-button-text" : "framed bg-surface-hover not-aria-disabled:hover:border-border-hover"}`}
          >
            <span className="flex items-center gap-1.5 font-[650] text-[0.9375rem]">
              <Icon aria-hidden className="size-4 max-md:hidden" strokeWidth={1.75} />
              <span>{choiceNames[choice]}</span>
              {pause}
            </span>
            {offer ? (
              <>
                <Amount label="Bet" value={offer.wager} token={token} />
                {pause}
                <Amount label="Up to" value={highestPayout(offer.betArray, offer.wager)} token={token} />
              </>
            ) : (
              <span>Not available</span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Between two parts of a spoken name. */
const pause = <span className="sr-only">, </span>

/** The symbol has no space on a phone, where the dock names it above. */
function Amount({ label, value, token }: { label: string; value: bigint; token: GameContext["token"] }) {
  return (
    <span className="whitespace-nowrap">
      <span>{`${label} ${shortAmount(value, token.decimals)}`}</span>{" "}
      <span className="handheld:sr-only">{token.symbol}</span>
    </span>
  )
}

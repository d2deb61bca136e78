import { CopyPlus, Hand, type LucideIcon, Plus } from "lucide-react"
import { useId } from "react"
import { shortAmount } from "../kit/amount-text"
import type { Table } from "../kit/table"
import type { Offer } from "./hand"
import { type Choice, choices } from "./hand-step"
import { choiceNames } from "./words"

const icons: Readonly<Record<Choice, LucideIcon>> = { stand: Hand, hit: Plus, double: CopyPlus }

export interface ChoicesProps {
  offers: readonly Offer[]
  token: Table["token"]
  chosen: Choice | null
  /** A bet is on its way: nothing can be chosen. */
  locked: boolean
  onChoose: (choice: Choice) => void
}

/** What can be done with an open hand, and what each of it is worth. Nothing is chosen for the player. */
export function Choices({ offers, token, chosen, locked, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset data-slot="choices" disabled={locked} className="mt-2 w-full max-w-150">
      <legend className="sr-only">Your move</legend>
      <div className="grid grid-cols-3 gap-2 md:gap-3">
        {choices.map((choice) => {
          const Icon = icons[choice]
          const offer = offers.find(({ step }) => step.kind === choice)
          const extra = offer && offer.extra > 0n ? `+${shortAmount(offer.extra, token.decimals)}` : "no extra"
          return (
            <label
              key={choice}
              className="framed relative grid min-h-13.5 cursor-pointer content-center gap-1 rounded-md bg-surface px-2.5 py-1.5 outline-offset-2 hover:border-border-hover has-checked:border-primary has-focus-visible:outline-2 has-disabled:cursor-not-allowed has-checked:bg-[color-mix(in_oklab,var(--surface),var(--primary)_12%)] has-checked:shadow-[0_0_0_1px_var(--primary)] data-[offered=false]:opacity-48 md:px-4 md:py-2.5 forced-colors:has-checked:outline-2"
              data-offered={offer !== undefined}
            >
              <input
                type="radio"
                name={name}
                value={choice}
                checked={choice === chosen}
                disabled={!offer}
                onChange={() => onChoose(choice)}
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              <span className="flex items-center gap-2 font-semibold text-[15px]">
                <Icon aria-hidden className="size-4.5 max-md:hidden" strokeWidth={1.75} />
                {choiceNames[choice]}
                {offer && (
                  <span className="ms-auto font-medium text-[0.8125rem] text-text-muted max-md:sr-only">{extra}</span>
                )}
              </span>
              <span className="flex flex-wrap justify-between gap-x-2 text-[0.8125rem] text-text-muted">
                {offer ? "Fair value" : "Not now"}
                {offer && (
                  <b className="font-semibold text-text">
                    {shortAmount(offer.worth, token.decimals)} <span className="max-md:sr-only">{token.symbol}</span>
                  </b>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

import { GamePicture } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { Bonus, FairnessRecipe, Fees, HowToBet, Keys, Payouts, PlayResponsibly } from "./sections"

export interface HelpPageProps {
  games: readonly GameRecord[]
  /** Leads to a game's rules. */
  link: (game: GameRecord, content: ReactNode) => ReactElement
  /** Opens the limits that a player sets. */
  onLimits: () => void
}

/** What applies to every game, and the way to the rules of each one. */
export function HelpPage({ games, link, onLimits }: HelpPageProps) {
  return (
    <article className="@container mx-auto w-full max-w-260">
      <header className="mb-5">
        <h1 className="type-d2 type-display">Help and rules</h1>
        <p className="mt-1.5 text-text-secondary">How betting works, and the rules and odds of each game.</p>
      </header>
      <nav aria-label="Rules of each game" className="mb-4">
        <ul className="grid grid-cols-2 gap-3 @lg:grid-cols-3 @2xl:grid-cols-5">
          {games.map((game) => (
            <li key={game.id} className="card relative overflow-hidden bg-surface has-[a:focus-visible]:outline-2">
              <div aria-hidden className="h-22">
                <GamePicture game={game.meta.image} />
              </div>
              {link(
                game,
                <span className="block px-3.5 py-2.5 font-[650] after:absolute after:inset-0">{game.meta.name}</span>,
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        <HowToBet choice="Choose a number, a side or a risk. The odds change at once." />
        <FairnessRecipe />
        <Fees />
        <Payouts />
        <Bonus />
        <Keys />
        <PlayResponsibly onLimits={onLimits} />
      </div>
    </article>
  )
}

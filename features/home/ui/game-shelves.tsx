import { EmptyState, ScrollRow } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import type { Shelf } from "../model/shelves"
import { AgainTile } from "./again-tile"
import { ShelfCard, type Tally } from "./shelf-card"
import { useTiltKey } from "./use-tilt-key"

export interface GameShelvesProps {
  shelves: readonly Shelf[]
  narrow: boolean
  tallyOf: (gameId: string) => Tally
  favourites: readonly string[]
  link: (game: GameRecord, content: ReactNode) => ReactElement
  /** On phones a press on a card opens the description; elsewhere it opens the game. */
  tapsInfo: boolean
  onInfo: (gameId: string) => void
  onFavourite: (gameId: string) => void
}

/** What is written beside a shelf's title. */
export const shelfCount = ({ id, games }: Shelf): string => {
  if (id === "found") return games.length === 1 ? "1 game" : `${games.length} games`
  return id === "soon" ? `${games.length} · New Games` : `${games.length}`
}

/** The shelves of games, each kind in a shape of its own: tiles, landscape cards, cards. */
export function GameShelves(props: GameShelvesProps) {
  const { shelves, narrow } = props
  const { tilt, spoken } = useTiltKey()
  const found = shelves.find(({ id }) => id === "found")?.games.length

  const card = (game: GameRecord, { id }: Shelf) =>
    id === "again" ? (
      <AgainTile
        key={game.id}
        game={game}
        tally={props.tallyOf(game.id)}
        narrow={narrow}
        link={props.link}
        onTap={props.tapsInfo ? () => props.onInfo(game.id) : undefined}
      />
    ) : (
      <ShelfCard
        key={game.id}
        game={game}
        landscape={id === "featured"}
        favourite={props.favourites.includes(game.id)}
        tilt={tilt}
        link={props.link}
        tapsInfo={props.tapsInfo}
        onInfo={props.onInfo}
        onFavourite={props.onFavourite}
      />
    )

  return (
    <div className="grid grid-cols-1 gap-5">
      {shelves.map((shelf) =>
        shelf.id === "found" ? (
          <Found key={shelf.id} shelf={shelf}>
            {shelf.games.map((game) => card(game, shelf))}
          </Found>
        ) : (
          <ScrollRow
            key={shelf.id}
            title={shelf.title}
            count={<span>{shelfCount(shelf)}</span>}
            className={shelf.id === "featured" ? "featured-row gap-2.5" : "gap-2.5"}
          >
            {shelf.games.map((game) => card(game, shelf))}
          </ScrollRow>
        ),
      )}
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {/* In the page before anything is searched for, so that each change of the count is read. */}
      <p role="status" className="sr-only">
        {found === undefined ? "" : found === 1 ? "1 game found" : `${found} games found`}
      </p>
    </div>
  )
}

function Found({ shelf, children }: { shelf: Shelf; children: ReactNode }) {
  return (
    <section aria-label={shelf.title} className="grid gap-3.5">
      <div className="flex min-h-10 items-center gap-3">
        <h2 className="type-d4 type-display">{shelf.title}</h2>
        <p className="text-sm text-text-muted">{shelfCount(shelf)}</p>
      </div>
      {shelf.games.length === 0 ? (
        <EmptyState title="No games found" detail="Try another word, or show all games." />
      ) : (
        <div className="flex flex-wrap gap-4">{children}</div>
      )}
    </section>
  )
}

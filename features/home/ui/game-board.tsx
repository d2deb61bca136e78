import { EmptyState, IconButton } from "@dghrt/design-system"
import { Heart, Info } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import type { Board } from "../model/board"
import { BoardCard } from "./board-card"
import { useTiltKey } from "./use-tilt-key"
import "./game-board.css"

export interface GameBoardProps {
  board: Board
  /** Says how many there are: they were searched for or chosen by a filter. */
  counted: boolean
  favourites: readonly string[]
  link: (game: GameRecord, content: ReactNode) => ReactElement
  /** On phones a press on a card opens the description; elsewhere it opens the game. */
  tapsInfo: boolean
  onInfo: (gameId: string) => void
  onFavourite: (gameId: string) => void
}

/** All games that are asked for, as one grid. */
export function GameBoard({ board, counted, favourites, link, tapsInfo, onInfo, onFavourite }: GameBoardProps) {
  const { tilt, spoken } = useTiltKey()
  const { title, games } = board
  const card = (game: GameRecord) => {
    const { name } = game.meta
    const favourite = favourites.includes(game.id)
    return (
      <BoardCard
        game={game}
        tilt={tilt}
        link={link}
        onTap={tapsInfo ? () => onInfo(game.id) : undefined}
        info={
          <>
            <IconButton
              label={favourite ? `Remove ${name} from favourites` : `Add ${name} to favourites`}
              aria-pressed={favourite}
              variant="onPicture"
              size="sm"
              tipSide="none"
              onClick={() => onFavourite(game.id)}
            >
              <Heart aria-hidden className={favourite ? "size-4 fill-current" : "size-4"} strokeWidth={1.75} />
            </IconButton>
            <IconButton
              label={`About ${name}`}
              variant="onPicture"
              size="sm"
              tipSide="none"
              onClick={() => onInfo(game.id)}
            >
              <Info aria-hidden className="size-4" strokeWidth={1.75} />
            </IconButton>
          </>
        }
      />
    )
  }
  return (
    <section aria-label={title} className="game-board-place">
      <h2 className="sr-only">{title}</h2>
      {games.length === 0 ? (
        <EmptyState title="No games found" detail="Try another word, or show all games." />
      ) : (
        <ul className="game-board">
          {games.map((game) => (
            <li key={game.id} className="grid min-w-0">
              {card(game)}
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {/* In the page before anything is searched for, so that each change of the count is read. */}
      <p role="status" className="sr-only">
        {counted ? `${games.length} ${games.length === 1 ? "game" : "games"}` : ""}
      </p>
    </section>
  )
}

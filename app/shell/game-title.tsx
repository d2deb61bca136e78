import { findGame } from "#features/games"

/** A game's name, with the catalogue that knows it. An element, which React can remove from a page that the browser translates. */
export default function GameTitle({ gameId }: { gameId: string }) {
  return (
    <span data-slot="game-title" className="wrap-normal line-clamp-2">
      {findGame(gameId)?.meta.name}
    </span>
  )
}

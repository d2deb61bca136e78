import { findGame } from "#features/games"

/** A game's name, with the catalogue that knows it. An element, which React can remove from a page that the browser translates. */
export default function GameTitle({ gameId }: { gameId: string }) {
  return <span>{findGame(gameId)?.meta.name}</span>
}

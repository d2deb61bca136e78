import { findGame } from "#features/games"

/** A game's name, with the catalogue that knows it. */
export default function GameTitle({ gameId }: { gameId: string }) {
  return <>{findGame(gameId)?.meta.name}</>
}

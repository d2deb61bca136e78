import { GameArt, isArtId } from "@dghrt/design-system"
import type { GameRecord } from "#features/games"
import { gameRecordOf, useExplorer } from "../data/explorer-context"

/**
 * A game's picture in a row, 36 by 28; an empty frame for a game that is not known. It is the flat one: a full scene has
 * over a hundred elements, which long tables cannot scroll smoothly.
 */
export function GameThumb({ game }: { game: string }) {
  const { games } = useExplorer()
  const art = gameRecordOf(games, game)?.meta.image
  return (
    <span aria-hidden className="block h-7 w-9 shrink-0 overflow-hidden rounded-xs bg-surface-hover">
      {art && isArtId(art) && <GameArt game={art} detail="flat" className="size-full" />}
    </span>
  )
}

/** "Mines", or "Unknown game". */
export const gameName = (games: readonly GameRecord[], game: string): string =>
  gameRecordOf(games, game)?.meta.name ?? "Unknown game"

/** The same as a part of a row. */
export const GameName = ({ game }: { game: string }) => <span>{gameName(useExplorer().games, game)}</span>

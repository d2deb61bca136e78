import { findGame } from "#features/games"
import { lazyPanel } from "#features/lazy-parts"
import { loadShareDialog } from "#features/share"
import { shareMarks } from "./share-marks"

const ShareDialog = lazyPanel(loadShareDialog)

export default function ShareOverlay({ params }: { params: { gameId: string } }) {
  const game = findGame(params.gameId)
  return game && <ShareDialog game={game.meta.name} link={`${location.origin}/${game.id}`} marks={shareMarks} />
}

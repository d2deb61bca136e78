import { useMemo } from "react"
import { findGame, type RoundResult } from "#features/games"
import { lazyPanel } from "#features/lazy-parts"
import { loadShareResultDialog } from "#features/share"
import { useConfig } from "../shell/app-config"
import { shareMarks } from "./share-marks"

const ShareResultDialog = lazyPanel(loadShareResultDialog)

export default function ShareResultOverlay({ params: { result } }: { params: { result: RoundResult } }) {
  const { tokens } = useConfig()
  const game = findGame(result.bet.gameId)
  const token = tokens.find(({ mint }) => mint === result.token)
  const shared = useMemo(
    () => game && token && { result, game: game.meta.name, token, origin: location.origin },
    [result, game, token],
  )
  return game && shared && <ShareResultDialog shared={shared} art={game.meta.image} marks={shareMarks} />
}

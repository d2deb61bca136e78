import { findGame } from "#features/games"
import { loadGameInfo } from "#features/home"
import { lazyPanel } from "#features/lazy-parts"
import { RulesLink, tableLink } from "../pages/game-links"
import { useTable } from "../pages/use-table"
import { useConfig } from "../shell/app-config"
import { openOverlay } from "./overlays"

const GameInfo = lazyPanel(loadGameInfo)

export default function GameInfoOverlay({ params }: { params: { gameId: string } }) {
  const table = useTable()
  const game = findGame(params.gameId, useConfig())
  return (
    game && (
      <GameInfo
        game={game}
        link={tableLink(table)}
        onConnect={() => openOverlay("wallet")}
        rulesLink={<RulesLink game={game.id} />}
      />
    )
  )
}

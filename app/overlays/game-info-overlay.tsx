import { findGame } from "#features/games"
import { loadGameInfo } from "#features/home"
import { lazyPanel } from "#features/lazy-parts"
import { gamePageLink, RulesLink } from "../pages/game-links"
import { useGameWallet } from "../pages/use-game-wallet"
import { useConfig } from "../shell/app-config"
import { openOverlay } from "./overlays"

const GameInfo = lazyPanel(loadGameInfo)

export default function GameInfoOverlay({ params }: { params: { gameId: string } }) {
  const gameWallet = useGameWallet()
  const game = findGame(params.gameId, useConfig())
  return (
    game && (
      <GameInfo
        game={game}
        link={gamePageLink(gameWallet)}
        onConnect={() => openOverlay("wallet")}
        rulesLink={<RulesLink game={game.id} />}
      />
    )
  )
}

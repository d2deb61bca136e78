import { lazy } from "react"
import { findGame } from "#features/games"
import { loadGameInfo } from "#features/home"
import { useWallet } from "#features/wallet"
import { RulesLink, tableLink } from "../pages/game-links"
import { useConfig } from "../shell/app-config"
import { openOverlay } from "./overlays"

const GameInfo = lazy(loadGameInfo)

export default function GameInfoOverlay({ params }: { params: { gameId: string } }) {
  const { address } = useWallet()
  const game = findGame(params.gameId, useConfig())
  return (
    game && (
      <GameInfo
        game={game}
        link={tableLink(address)}
        onConnect={() => openOverlay("wallet")}
        rulesLink={<RulesLink game={game.id} />}
      />
    )
  )
}

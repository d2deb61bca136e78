import { Link } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import { lazy } from "react"
import { findGame } from "#features/games"
import { loadGameInfo } from "#features/home"
import { useWallet } from "#features/wallet"
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
        link={
          address === null
            ? null
            : ({ id }, content) => (
                <Link to="/game/$wallet/$gameId" params={{ wallet: address, gameId: id }}>
                  {content}
                </Link>
              )
        }
        onConnect={() => openOverlay("wallet")}
        rulesLink={
          <Link
            to="/rules/$game"
            params={{ game: game.id }}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-sm font-semibold text-primary hover:underline"
          >
            Rules and odds
            <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
          </Link>
        }
      />
    )
  )
}

import { GameArt } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import type { GameRecord } from "#features/games"
import { GameFacts, StandingBadge, useFigures, WayIn } from "#features/home"

export interface GameInfoPageProps {
  game: GameRecord
  /** The connected wallet, whose table it will be. */
  address: string | null
  connecting: boolean
  onConnect: () => void
}

/** What a shared link to a game opens: what it is, and the way to a table. */
export function GameInfoPage({ game, address, connecting, onConnect }: GameInfoPageProps) {
  const { name, description, image } = game.meta
  const figures = useFigures(game)
  return (
    <section aria-labelledby="game-name" className="@container mx-auto w-full max-w-260">
      <div className="card overflow-hidden @2xl:grid @2xl:grid-cols-2">
        <div aria-hidden className="h-58 @2xl:h-full @2xl:min-h-105">
          <GameArt game={image} />
        </div>
        <div className="grid content-center gap-4 p-5 @2xl:p-9">
          <div className="flex items-center gap-2">
            <h1 id="game-name" className="type-display type-d2 min-w-0 flex-1 wrap-anywhere">
              {name}
            </h1>
            <StandingBadge game={game} />
          </div>
          <p className="text-text-secondary">{description}</p>
          <GameFacts game={game} figures={figures} />
          <WayIn
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
            invitation="Connect Wallet"
            connecting={connecting}
            onConnect={onConnect}
          />
          <Link
            to="/rules/$game"
            params={{ game: game.id }}
            className="flex min-h-10 items-center gap-1.5 justify-self-center rounded-sm font-semibold text-primary text-sm hover:underline"
          >
            Rules and odds
            <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
          </Link>
        </div>
      </div>
    </section>
  )
}

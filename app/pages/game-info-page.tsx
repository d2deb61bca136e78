import { Badge, Button, Facts, GameArt } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { ArrowRight, Wallet } from "lucide-react"
import type { GameRecord } from "#features/games"
import { standingOf, standings } from "#features/home"

export interface GameInfoPageProps {
  game: GameRecord
  /** The connected wallet, whose table it will be. */
  address: string | null
  connecting: boolean
  onConnect: () => void
}

/** What a shared link to a game opens: what it is, and the way to a table. */
export function GameInfoPage({ game, address, connecting, onConnect }: GameInfoPageProps) {
  const { name, description, tag } = game.meta
  const { supports2D, supports3D } = game.capabilities
  const { word, tone } = standings[standingOf(game)]
  const graphics = [supports2D && "2D", supports3D && "3D"].filter(Boolean).join(" | ")
  return (
    <section aria-labelledby="game-name" className="@container mx-auto w-full max-w-260">
      <div className="card overflow-hidden @2xl:grid @2xl:grid-cols-2">
        <div aria-hidden className="h-58 @2xl:h-full @2xl:min-h-105">
          <GameArt game={game.meta.image} />
        </div>
        <div className="grid content-center gap-4 p-5 @2xl:p-9">
          <div className="flex items-center gap-2">
            <h1 id="game-name" className="type-display type-d2 min-w-0 flex-1 wrap-anywhere">
              {name}
            </h1>
            <Badge tone={tone} dot>
              {word}
            </Badge>
          </div>
          <p className="text-text-secondary">{description}</p>
          <Facts
            items={[
              { label: "Mode", value: tag },
              { label: "Graphics", value: graphics },
            ]}
          />
          <WayIn game={game} address={address} connecting={connecting} onConnect={onConnect} />
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

function WayIn({ game, address, connecting, onConnect }: GameInfoPageProps) {
  const { closed } = standings[standingOf(game)]
  if (closed !== null) {
    return (
      <Button size="lg" disabled>
        {closed}
      </Button>
    )
  }
  if (address !== null) {
    return (
      <Button asChild variant="primary" size="lg">
        <Link to="/game/$wallet/$gameId" params={{ wallet: address, gameId: game.id }}>
          Play Now
        </Link>
      </Button>
    )
  }
  return (
    <Button
      variant="primary"
      size="lg"
      loading={connecting}
      icon={<Wallet aria-hidden className="size-5" strokeWidth={1.75} />}
      onClick={onConnect}
    >
      {connecting ? "Connecting..." : "Connect Wallet"}
    </Button>
  )
}

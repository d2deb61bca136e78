import { Button, GamePicture } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { mayPlayFree } from "../model/board"
import { GameFacts, StatusBadge, WayIn, type WayInProps } from "./game-about"
import { useFigures } from "./use-figures"

export interface GameDescriptionProps extends Omit<WayInProps, "className" | "invitation"> {
  rulesLink: ReactNode
  /** Leads to free play of the game; given where a visitor may play for free. */
  freePlayLink?: WayInProps["link"]
}

/** What a shared link to a game opens: what it is, and the way to a table. */
export function GameDescription({ game, rulesLink, freePlayLink = null, ...way }: GameDescriptionProps) {
  const { name, description, image } = game.meta
  const figures = useFigures(game)
  return (
    <section aria-labelledby="game-name" className="@container mx-auto w-full max-w-260">
      <div className="card overflow-hidden @2xl:grid @2xl:grid-cols-2">
        <div aria-hidden className="h-58 @2xl:h-full @2xl:min-h-105">
          <GamePicture game={image} />
        </div>
        <div className="grid content-center gap-4 p-5 @2xl:p-9">
          <div className="flex items-center gap-2">
            <h1 id="game-name" className="type-display type-d2 min-w-0 flex-1 wrap-anywhere">
              {name}
            </h1>
            <StatusBadge game={game} />
          </div>
          <p className="text-text-secondary">{description}</p>
          <GameFacts game={game} figures={figures} />
          <div className="flex flex-wrap gap-2.5">
            <WayIn game={game} invitation="Connect Wallet" className="flex-1" {...way} />
            {way.link === null && freePlayLink !== null && mayPlayFree(game) && (
              <Button asChild size="lg" className="flex-1">
                {freePlayLink(game, "Play for free")}
              </Button>
            )}
          </div>
          <p className="text-center text-sm">{rulesLink}</p>
        </div>
      </div>
    </section>
  )
}

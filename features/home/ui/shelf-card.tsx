import { GameCard, type GameCardCell, GamePicture, IconButton, type TiltStrength } from "@dghrt/design-system"
import { Heart, Info } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { figureTexts } from "../model/game-figures"
import { gameFigures } from "../model/game-figures.gen"
import { gameStatus, graphicsOf } from "../model/shelves"

/** What this browser remembers of a game. */
export interface Tally {
  gamesPlayed: number
  wins: number
  losses: number
}

export interface ShelfCardProps {
  game: GameRecord
  /** A wide card that also says what distinguishes the game. */
  landscape?: boolean
  favourite: boolean
  tilt: TiltStrength
  /** Wraps the way to the table; the whole card follows it. */
  link: (game: GameRecord, content: ReactNode) => ReactElement
  /** On phones a press on the card opens the description. */
  tapsInfo: boolean
  onInfo: (gameId: string) => void
  onFavourite: (gameId: string) => void
}

function cellsOf(game: GameRecord): readonly GameCardCell[] {
  const { label, tone } = gameStatus(game)
  return [
    { label: "Mode", value: game.meta.tag || "Solo" },
    { label: "Graphics", value: graphicsOf(game, "/") },
    { label: "Status", value: label, tone },
  ]
}

/** One game of the catalogue on a shelf. */
export function ShelfCard({
  game,
  landscape = false,
  favourite,
  tilt,
  link,
  tapsInfo,
  onInfo,
  onFavourite,
}: ShelfCardProps) {
  const { name, image } = game.meta
  const figures = gameFigures[game.id]
  return (
    <GameCard
      name={name}
      art={<GamePicture game={image} />}
      graphics={graphicsOf(game, " | ")}
      cells={cellsOf(game)}
      {...(landscape && {
        layout: "landscape",
        facts: figures ? figureTexts(figures) : [],
      })}
      featured={game.featured}
      closed={gameStatus(game).closed}
      dimmed={game.live === "offline"}
      onTap={tapsInfo ? () => onInfo(game.id) : undefined}
      tilt={tilt}
      link={(content) => link(game, content)}
      info={
        <span className="flex">
          <IconButton
            label={favourite ? `Remove ${name} from favourites` : `Add ${name} to favourites`}
            aria-pressed={favourite}
            tipSide="top"
            onClick={() => onFavourite(game.id)}
          >
            <Heart aria-hidden className={favourite ? "size-4.5 fill-current" : "size-4.5"} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={`About ${name}`} tipSide="top" onClick={() => onInfo(game.id)}>
            <Info aria-hidden className="size-4.5" strokeWidth={1.75} />
          </IconButton>
        </span>
      }
    />
  )
}

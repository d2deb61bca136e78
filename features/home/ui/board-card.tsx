import { GameCard, type GameCardProps, GamePicture } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import { multiplierText } from "#contract/games/odds"
import type { GameRecord } from "#features/games"
import { gameStatus, graphicsOf, modeOf } from "../model/board"
import { highestBps } from "../model/game-figures.gen"

export interface BoardCardProps extends Pick<GameCardProps, "tilt" | "info" | "onTap"> {
  game: GameRecord
  /** "Solo" and the like, unless given. */
  mode?: string
  /** Wraps the way into the game; the whole card follows it. */
  link: (game: GameRecord, content: ReactNode) => ReactElement
}

/** One game of the catalogue on a board of games. */
export function BoardCard({ game, mode = modeOf(game), link, ...card }: BoardCardProps) {
  const { name, image } = game.meta
  const { label, tone, closed } = gameStatus(game)
  const highest = highestBps[game.id]
  return (
    <GameCard
      name={name}
      art={<GamePicture game={image} />}
      cells={[
        { label: "Mode", value: mode },
        { label: "Graphics", value: graphicsOf(game, "/") },
        { label: "Status", value: label, tone },
      ]}
      fact={highest === undefined ? undefined : `Up to ${multiplierText(highest)}`}
      featured={game.featured}
      closed={closed}
      dimmed={game.live === "offline"}
      link={(content) => link(game, content)}
      {...card}
    />
  )
}

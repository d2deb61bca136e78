import { GameCard, GamePicture, ScrollRow } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { gameStatus, graphicsOf, mayPlayFree } from "../model/shelves"

export interface FreeShelfProps {
  games: readonly GameRecord[]
  /** Wraps the way to a game's free play; the whole card follows it. */
  link: (game: GameRecord, content: ReactNode) => ReactElement
}

/** What a visitor may play without a wallet: games of one player that are open. */
export function FreeShelf({ games, link }: FreeShelfProps) {
  const open = games.filter(mayPlayFree)
  return (
    <ScrollRow title="Free play" count={<span className="max-md:hidden">DGHRT has no value. No wallet needed.</span>}>
      {open.map((game) => (
        <GameCard
          key={game.id}
          name={game.meta.name}
          art={<GamePicture game={game.meta.image} />}
          graphics={graphicsOf(game, " | ")}
          cells={[
            { label: "Mode", value: "Free play" },
            { label: "Graphics", value: graphicsOf(game, "/") },
            { label: "Status", value: gameStatus(game).label, tone: gameStatus(game).tone },
          ]}
          link={(content) => link(game, content)}
        />
      ))}
    </ScrollRow>
  )
}

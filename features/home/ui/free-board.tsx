import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { mayPlayFree } from "../model/board"
import { BoardCard } from "./board-card"
import { FreeBoardFrame } from "./free-board-frame"

export interface FreeBoardProps {
  games: readonly GameRecord[]
  /** Wraps the way to a game's free play; the whole card follows it. */
  link: (game: GameRecord, content: ReactNode) => ReactElement
}

/** What a visitor may play without a wallet: games of one player that are open. */
export const FreeBoard = ({ games, link }: FreeBoardProps) => (
  <FreeBoardFrame>
    {games.filter(mayPlayFree).map((game) => (
      <li key={game.id} className="grid min-w-0">
        <BoardCard game={game} mode="Free play" link={link} />
      </li>
    ))}
  </FreeBoardFrame>
)

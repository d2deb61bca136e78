import type { RoundResult } from "@dghrt/betting/model"
import { Button } from "@dghrt/design-system"
import { useEffect, useRef, useState } from "react"
import { logger } from "#features/kernel"
import type { BoardBetting } from "../kit/board-betting"
import { replayBoards } from "../replay/boards"
import { canReplay } from "../replay/can-replay"
import type { ReplayBoard } from "../replay/replay-board"

export interface BoardAgainProps {
  result: RoundResult
  token: BoardBetting["token"]
  onBack: () => void
}

/** The board of an earlier result, as a picture in the place of the board that is played. */
export function BoardAgain({ result, token, onBack }: BoardAgainProps) {
  const { gameId, betArray, metadata } = result.bet
  const picture = useRef<HTMLDivElement>(null)
  const [board, setBoard] = useState<ReplayBoard | null>(null)
  useEffect(() => {
    let left = false
    replayBoards[gameId]?.().then(
      (loaded) => !left && setBoard(loaded),
      (error) => {
        logger.info("The board is not shown again", error)
        if (!left) onBack()
      },
    )
    return () => {
      left = true
    }
  }, [gameId, onBack])
  // React 18 knows no such attribute.
  useEffect(() => picture.current?.setAttribute("inert", ""), [])
  const drawn = board && canReplay(board, { metadata, bet: [...betArray] }) ? board : null
  return (
    <div
      data-slot="board-again"
      className="relative grid h-full w-full grid-rows-[minmax(0,1fr)_auto] justify-items-center gap-2"
    >
      <div ref={picture} className="grid min-h-0 w-full place-items-center">
        {drawn && <drawn.Board round={{ phase: "revealed", result }} token={token} />}
      </div>
      <Button size="sm" onClick={onBack}>
        Back to the board
      </Button>
    </div>
  )
}

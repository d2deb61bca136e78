import { Button, EmptyState, ErrorState, Skeleton, useReducedMotion } from "@dghrt/design-system"
import { RotateCcw } from "lucide-react"
import { useEffect, useMemo, useState } from "react"
import useSWR from "swr"
import type { BoardBetting } from "../kit/board-betting"
import { replayBoards } from "./boards"
import { canReplay } from "./can-replay"
import type { ReplayBoard } from "./replay-board"
import { resultOf, type SettledPlay } from "./settled-play"
import "../screen/screen.css"

export interface ReplayProps {
  play: SettledPlay
  token: BoardBetting["token"]
}

/** The picture of a settled play, drawn again by the game's own view. Its outcome comes from the play alone. */
export function Replay({ play, token }: ReplayProps) {
  const load = Object.hasOwn(replayBoards, play.game) ? replayBoards[play.game] : undefined
  const { data, error, mutate } = useSWR(load ? ["replay-board", play.game] : null, () => load?.(), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  if (!load) return <EmptyState title="No picture of this play" detail="This game has no replay." />
  if (error)
    return (
      <ErrorState
        title="The picture did not load"
        detail="Check your connection and try again."
        onRetry={() => void mutate()}
      />
    )
  if (!data) return <Skeleton className="h-80 w-full" />
  return <Drawn key={`${play.signature}-${play.nonce}`} board={data} play={play} token={token} />
}

/** After the view has finished, so that its last frame is not cut off. */
const marginMs = 250

function Drawn({ board, play, token }: ReplayProps & { board: ReplayBoard }) {
  const result = useMemo(() => resultOf(play), [play])
  const still = useReducedMotion()
  const [again, setAgain] = useState(0)
  const [moving, setMoving] = useState(false)
  const revealMs = moving ? board.revealMs(result) : 0
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setMoving(false), revealMs + marginMs)
    return () => clearTimeout(timer)
  }, [moving, revealMs])

  if (!canReplay(board, play))
    return (
      <EmptyState
        title="No picture of this play"
        detail="It was played in another front end, or under rules that this version does not know. Its odds and its proof do not need a picture."
      />
    )
  const { Board } = board
  return (
    <div data-slot="replay" className="grid min-w-0 gap-4">
      {/* What a player sets on a board is no part of the record. */}
      <div className="@container/screen min-w-0 [&_[data-slot=crash]>div:last-child]:hidden [&_[data-slot=facts]]:hidden [&_[data-slot=input]]:hidden [&_[data-slot=segmented-control]]:hidden">
        <Board key={again} round={{ phase: moving ? "settled" : "revealed", result }} token={token} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-sm text-text-secondary">{moving ? " " : board.narrate(result, token)}</p>
        {!still && (
          <Button
            aria-disabled={moving}
            icon={<RotateCcw aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => {
              setAgain(again + 1)
              setMoving(true)
            }}
          >
            Replay
          </Button>
        )}
      </div>
    </div>
  )
}

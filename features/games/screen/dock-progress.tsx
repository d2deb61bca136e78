import { acceptsBet, isUnderWay, type RoundState } from "@dghrt/betting/model"
import { BetProgress } from "@dghrt/design-system"
import { type ReactNode, useContext } from "react"
import type { BoardBetting } from "../kit/board-betting"
import { useStep } from "../kit/board-round"
import { freeProgressOf, progressOf } from "./progress"
import { ResultSlot } from "./result-slot"
import "./dock-lines.css"

type ProgressContext = Pick<BoardBetting, "round" | "steps" | "freePlay" | "blockedReason" | "startRefusal">

export interface DockProgressProps {
  context: ProgressContext
  /** What is said while no bet is under way. */
  readyText?: string | undefined
  /** What is to be known before this bet is placed; stands in place of "Ready to play!". */
  warning?: string | undefined
  /** Chance and payout of the next bet, or what the last step of an open run did to the wallet. */
  detail?: string | undefined
  /** Stands beside the first line, which moves up for more lines. */
  children?: ReactNode
}

/** Why nothing can be started. While a bet is on its way, its own steps are the news. */
const obstacleOf = ({ blockedReason, startRefusal }: ProgressContext, round: RoundState) =>
  blockedReason ?? (acceptsBet(round) ? startRefusal : null)

const progressNow = ({ freePlay }: ProgressContext, round: RoundState) =>
  (freePlay ? freeProgressOf : progressOf)(round)

/**
 * Between bets: the last result, or what the next bet is. Its two lines keep their place in the dock at all times, and more
 * than two open over the board's edge.
 */
export function DockProgress({ context, readyText, warning, detail, children }: DockProgressProps) {
  const round = useStep(context)
  const { text, emoji } = progressNow(context, round)
  const result = useContext(ResultSlot)
  const obstacle = obstacleOf(context, round)
  const free = !isUnderWay(round)
  const ready = acceptsBet(round) && obstacle === null
  const instead = obstacle !== null ? "" : acceptsBet(round) ? (readyText ?? warning) : undefined
  return (
    <div data-slot="dock-lines" data-warning={instead !== undefined && instead === warning}>
      <div data-part="text">
        <BetProgress
          steps={null}
          text={free ? (instead ?? text) : ""}
          emoji={free && instead === undefined ? emoji : undefined}
          detail={ready ? detail : undefined}
          instead={ready ? result : null}
          announcement={obstacle ?? undefined}
          className="gap-y-0.5!"
        />
        {children}
      </div>
    </div>
  )
}

/** How far the bet has come, on the board's lower edge: the only part that is rendered again at each step of the wait. */
export function BoardProgress({ context, children }: { context: ProgressContext; children: ReactNode }) {
  const round = useStep(context)
  if (!isUnderWay(round)) return null
  const { steps, text, emoji } = progressNow(context, round)
  return (
    <div data-slot="board-progress">
      <BetProgress steps={steps} text={text} emoji={emoji} nameClassName="sr-only" className="min-w-0 flex-1" />
      {children}
    </div>
  )
}

// An element of its own: a bare text would stay as it was on a page that the browser translates.
export const Obstacle = ({ context }: Pick<DockProgressProps, "context">) => (
  <span>{obstacleOf(context, useStep(context)) ?? ""}</span>
)

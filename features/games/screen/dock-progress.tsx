import { acceptsBet, isWaiting, type RoundState } from "@dghrt/betting/model"
import { BetProgress } from "@dghrt/design-system"
import { useContext } from "react"
import { useStep } from "../kit/board-round"
import type { GameContext } from "../kit/game-context"
import { freeProgressOf, progressOf } from "./progress"
import { ResultSlot } from "./result-slot"
import { SkipButton, SkipReveal } from "./skip-reveal"

type ProgressContext = Pick<GameContext, "round" | "steps" | "freePlay" | "blockedReason" | "startRefusal">

export interface DockProgressProps {
  context: ProgressContext
  /** What is said while no bet is under way. */
  readyText?: string | undefined
  /** Chance and payout of the next bet, or what the last step of an open run did to the wallet. */
  detail?: string | undefined
  /** There is no room for the names of the steps. */
  compact?: boolean
}

/** Why nothing can be started. While a bet is on its way, its own steps are the news. */
const obstacleOf = ({ blockedReason, startRefusal }: ProgressContext, round: RoundState) =>
  blockedReason ?? (acceptsBet(round) ? startRefusal : undefined)

function useProgress({ context, readyText }: Pick<DockProgressProps, "context" | "readyText">) {
  const round = useStep(context)
  const progress = (context.freePlay ? freeProgressOf : progressOf)(round)
  const obstacle = obstacleOf(context, round)
  const instead = obstacle === undefined ? (acceptsBet(round) ? readyText : undefined) : ""
  const steps = isWaiting(round) ? progress.steps : null
  const ready = acceptsBet(round)
  return { ...progress, ...(instead !== undefined && { text: instead, emoji: undefined }), steps, ready, obstacle }
}

/**
 * The progress of the bet, and between bets the last result or what the next bet is: the only part that is rendered again
 * at each step of the wait.
 */
export function DockProgress({ compact = false, detail, ...props }: DockProgressProps) {
  const { steps, text, emoji, note, ready, obstacle } = useProgress(props)
  const skips = useContext(SkipReveal) !== null
  const result = useContext(ResultSlot)
  const showsResult = ready && obstacle === undefined && result !== null
  return (
    <>
      <BetProgress
        steps={steps}
        text={skips ? "Revealing" : text}
        emoji={emoji}
        detail={ready && obstacle === undefined ? detail : undefined}
        instead={showsResult ? result : null}
        announcement={obstacle}
        nameClassName={compact ? "sr-only" : "@max-beside/screen:sr-only"}
        className="col-start-1 row-start-1 min-h-9 content-center gap-y-0.5!"
      />
      {skips ? (
        // Under the names of the steps there is room for it; beside bars alone it has a column.
        <SkipButton className={compact ? "" : "@beside/screen:col-start-1 @beside/screen:justify-self-end"} />
      ) : (
        <span className="col-start-1 row-start-1 justify-self-end text-sm text-text-muted tablet:hidden">
          {steps && note}
        </span>
      )}
    </>
  )
}

// An element of its own: a bare text would stay as it was on a page that the browser translates.
export const Obstacle = ({ context }: Pick<DockProgressProps, "context">) => (
  <span>{obstacleOf(context, useStep(context)) ?? ""}</span>
)

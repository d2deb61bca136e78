import { isWaiting } from "@dghrt/betting/model"
import { VisuallyHidden } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import type { BoardBetting } from "../kit/board-betting"
import { useStep } from "../kit/board-round"
import { nextSpokenSteps, nothingSpoken } from "./spoken-steps"
import { useSignsSlowly } from "./use-signs-slowly"

/** The one region in which a game page announces what comes of its bets. */
export const Spoken = ({ text }: { text: string }) => (
  <VisuallyHidden>
    {/* A modal dialog hides the page from assistive technology, but no element with this attribute. */}
    <span role="status" aria-live="polite">
      {text}
    </span>
  </VisuallyHidden>
)

interface SpokenRoundProps {
  context: Pick<BoardBetting, "round" | "steps" | "freePlay">
  result: string
}

/** Announces the steps of a bet and then its result; the only part of a page that is rendered at each step for the ear. */
export function SpokenRound({ context, result }: SpokenRoundProps) {
  const round = useStep(context)
  const signsSlowly = useSignsSlowly(round.phase)
  const [steps, setSteps] = useState(nothingSpoken)
  useEffect(() => setSteps((before) => nextSpokenSteps(before, round, signsSlowly)), [round, signsSlowly])
  // What was said of the bet before this one is not said again.
  const own = isWaiting(round) && round.bet !== steps.bet ? "" : steps.text
  // Free play signs and sends nothing.
  return <Spoken text={result !== "" || context.freePlay ? result : own} />
}

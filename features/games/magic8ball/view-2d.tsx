import { maxMultiplier } from "@dghrt/betting/model"
import { EightBall, Input, PieceFrame } from "@dghrt/design-system"
import { memo } from "react"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import { same } from "../kit/same"
import { BoardHead } from "../screen/board-head"
import { answers, answerText } from "./answers"
import { betArray, classOf } from "./maths"
import { type BallScene, hueOf } from "./scene"
import { classNames } from "./words"
import "./magic8ball.css"

/** Longest question; it is kept on this device and decides nothing. */
export const QUESTION_LENGTH = 80

export interface BallView2dProps {
  scene: BallScene
  question: string
  onQuestion: (question: string) => void
}

function picture(scene: BallScene): string {
  if (scene.phase === "idle") return "A magic 8 ball, waiting for a question"
  if (scene.phase !== "settled") return "The magic 8 ball is thinking"
  return `The magic 8 ball says: ${answerText(scene.answer)}. ${classNames[classOf(scene.answer)]}.`
}

/** The ball and the question, which stays in this browser. */
export const BallView2d = memo(function BallView2d({ scene, question, onQuestion }: BallView2dProps) {
  const answered = scene.phase === "rising" || scene.phase === "settled" ? scene.answer : null
  return (
    <div
      data-slot="magic8ball"
      data-phase={scene.phase}
      className="flex w-full flex-col items-center gap-3 max-md:gap-1"
    >
      <BoardHead
        left={["Up to", multiplierText(maxMultiplier(betArray))]}
        right={["Draw RTP", `${percentText(rtp(betArray))}%`]}
      />
      <div
        role="img"
        aria-label={picture(scene)}
        data-part="ball"
        data-answer={scene.phase === "settled" ? scene.answer : undefined}
        className="relative h-60 w-full min-h-0 shrink md:h-76 @beside/screen:h-94"
      >
        <PieceFrame viewBox="-104 -104 208 232" className="size-full overflow-visible">
          <EightBall
            r={100}
            lines={answered === null ? [] : (answers[answered] ?? [])}
            hue={answered === null ? "art-4" : hueOf[classOf(answered)]}
          />
        </PieceFrame>
        {answered !== null && (
          <span aria-hidden data-decides className="absolute inset-x-0 inset-y-[28%] mx-auto aspect-square h-[44%]" />
        )}
        {answered !== null && (
          <span aria-hidden data-part="large-words" data-class={classOf(answered)}>
            {answerText(answered)}
          </span>
        )}
      </div>
      <Input
        label="Your question"
        value={question}
        maxLength={QUESTION_LENGTH}
        autoComplete="off"
        placeholder="Type a question"
        hint="Your question stays on this device. It does not change the draw."
        trailing={<span className="pe-1 text-[0.8125rem] tabular-nums">{`${question.length}/${QUESTION_LENGTH}`}</span>}
        onChange={(event) => onQuestion(event.target.value)}
        className="ball-question w-full max-w-110 shrink-0"
      />
    </div>
  )
}, same)

import { maxMultiplier } from "@dghrt/betting/model"
import { EightBall, PieceFrame } from "@dghrt/design-system"
import { useState } from "react"
import { multiplierText } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import { outcomeKind } from "../kit/outcome"
import { useSceneSound } from "../kit/use-scene-sound"
import { Ladder } from "../screen/ladder"
import { PlayFrame } from "../screen/play-frame"
import { answers } from "./answers"
import { answerClasses, betArray, classOf, pays } from "./maths"
import { REVEAL_MS } from "./motion"
import { magic8ballRecord } from "./record"
import { type BallScene, celebrates, hueOf, METADATA, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { BallView2d } from "./view-2d"
import { classNames, narrate, oddsText, reason } from "./words"

/** The magic 8 ball on its game page: the only part of the game that touches the round. */
export function Magic8BallGame({ context }: { context: BoardBetting }) {
  const { round, token } = context
  const [question, setQuestion] = useState("")
  const scene = sceneOf(round)
  useSceneSound(scene, cuesFor, context.screen.volume)
  return (
    <PlayFrame
      game={magic8ballRecord}
      context={context}
      bet={betArray}
      verb="Ask"
      payoutLabel="Up to"
      onPlay={() => context.play({ betArray, metadata: METADATA })}
      option={<BestAnswer />}
      board={<BallView2d scene={scene} question={question} onQuestion={setQuestion} />}
      ladder={() => <Odds scene={scene} />}
      revealMs={REVEAL_MS}
      finished={celebrates(scene)}
      piece={({ resultIndex }) => (
        <PieceFrame viewBox="-104 -104 208 208" className="h-[88px]">
          <EightBall r={100} lines={answers[resultIndex] ?? []} hue={hueOf[classOf(resultIndex)]} />
        </PieceFrame>
      )}
      reason={({ resultIndex }) => reason(resultIndex)}
      narrate={(result) => narrate(result, token)}
    />
  )
}

/** There is nothing to choose in this game; its place in the dock says what there is to win. */
function BestAnswer() {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="text-text-muted type-label handheld:sr-only">Best answer</span>
      <p className="framed flex h-13 items-center justify-between gap-2 rounded-sm px-3">
        <b className="font-[650] text-lg">{multiplierText(maxMultiplier(betArray))}</b>
        <span className="text-[0.8125rem] text-text-muted">{`1 in ${betArray.length}`}</span>
      </p>
    </div>
  )
}

function Odds({ scene }: { scene: BallScene }) {
  const drawn = scene.phase === "settled" ? classOf(scene.answer) : null
  return (
    <Ladder
      title="Answers"
      empty=""
      rows={answerClasses.map((kind) => ({
        id: kind,
        label: classNames[kind],
        detail: oddsText(kind),
        value: multiplierText(pays[kind]),
        kind: outcomeKind(pays[kind]) === "loss" ? "loss" : "partial",
        current: kind === drawn,
      }))}
    />
  )
}

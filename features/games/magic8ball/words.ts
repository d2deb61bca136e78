import type { RoundResult } from "@dghrt/betting/model"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { answerText } from "./answers"
import { type AnswerClass, answerClasses, betArray, classOf, counts, pays } from "./maths"

export const classNames: Readonly<Record<AnswerClass, string>> = {
  surest: "Strong yes",
  yes: "Yes",
  unclear: "Unclear",
  no: "No",
}

export const oddsText = (kind: AnswerClass) => `${counts[kind]} of ${betArray.length}`

/** The one-line reason under an outcome. */
export const reason = (index: number) => classNames[classOf(index)]

/** One sentence that says the answer, its class and the money. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const kind = classOf(result.resultIndex)
  return `The ball says: ${answerText(result.resultIndex)}. ${classNames[kind]}, pays ${multiplierText(pays[kind])}. ${outcomeWords(result, token)}`
}

/** The rules as figures, all of them read from the bet array. */
export const rules = (): readonly RuleFact[] => [
  { label: "Answers", value: `${betArray.length}, each equally likely` },
  ...answerClasses.map((kind) => ({
    label: classNames[kind],
    value: `${oddsText(kind)}, pays ${multiplierText(pays[kind])}`,
  })),
  { label: "RTP before fees", value: `${percentText(rtp(betArray))}%` },
]

import type { CardFace } from "@dghrt/design-system"
import { multiplierText, percentText } from "../kit/amount-text"
import { rtp } from "../kit/bet-array"
import { decorationOf } from "../kit/decoration"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import type { Table } from "../kit/table"
import type { RoundResult } from "../round/round-state"
import { BLACKJACK, DEALER_STANDS, isNatural, totalOf } from "./cards"
import { firstHandOf, type Hand } from "./drawn-hand"
import { betArray, classOf, counts, type HandClass, handClasses, pays } from "./maths"

export const classNames: Readonly<Record<HandClass, string>> = {
  blackjack: "Blackjack",
  win: "Win",
  push: "Push",
  loss: "Loss",
}

const pictureNames: Partial<Record<CardFace["rank"], string>> = { A: "ace", J: "jack", Q: "queen", K: "king" }
const cardWords = (cards: readonly CardFace[]) => cards.map(({ rank }) => pictureNames[rank] ?? rank).join(", ")

/** "20", "blackjack", "24, bust" */
export function totalText(cards: readonly CardFace[]): string {
  if (isNatural(cards)) return "blackjack"
  const { points } = totalOf(cards)
  return points > BLACKJACK ? `${points}, bust` : `${points}`
}

/** "You 20: 9, 4, 7." Suits decide nothing and are not said. */
export const sideText = (who: "You" | "Dealer", cards: readonly CardFace[]) =>
  `${who} ${totalText(cards)}: ${cardWords(cards)}.`

export const handText = ({ player, dealer }: Hand) => `${sideText("You", player)} ${sideText("Dealer", dealer)}`

export const oddsText = (kind: HandClass) => `${counts[kind]} of ${betArray.length}`

const handOf = (result: RoundResult) => firstHandOf(classOf(result.resultIndex), decorationOf(result))

/** The one-line reason under an outcome. */
export function reason(result: RoundResult): string {
  const { player, dealer } = handOf(result)
  return `You ${totalText(player)}, dealer ${totalText(dealer)}`
}

/** One sentence that says the hands, how they compare and the money. */
export function narrate(result: RoundResult, token: Table["token"]): string {
  const kind = classOf(result.resultIndex)
  const money = outcomeWords(result, token)
  const hands = handText(handOf(result))
  return kind === "push" ? `${hands} ${money}` : `${hands} ${classNames[kind]}. ${money}`
}

/** The rules as figures, all of them read from the bet array. */
export const rules = (): readonly RuleFact[] => [
  { label: "Deal", value: "The outcome is drawn, there are no decisions" },
  ...handClasses.map((kind) => ({
    label: classNames[kind],
    value: `${oddsText(kind)}, pays ${multiplierText(pays[kind])}`,
  })),
  { label: "Dealer", value: `Stands on ${DEALER_STANDS} and above` },
  { label: "Hands shown", value: "Real hands of the drawn class, picked by the play's own hash" },
  { label: "RTP of the draw", value: `${percentText(rtp(betArray))}%` },
]

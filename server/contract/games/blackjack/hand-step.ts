import type { BetArray } from "@dghrt/betting/model"
import { decorationOf } from "../decoration"
import type { DrawnBet, StepRules } from "../step-rules"
import { BLACKJACK, type CardFace, cardAt, cardOf, isNatural, letterOf, rankOf, totalOf } from "./cards"
import { dealArray, dealt } from "./deals"
import { classArray, doubleShares, hitArray, standShares } from "./hand-bets"
import { betArray as drawnArray } from "./maths"

export const choices = ["stand", "hit", "double"] as const
export type Choice = (typeof choices)[number]

/** One bet of this game: a whole hand in one draw, the deal of a hand that is played, or a choice in it. */
export type HandStep =
  | { kind: "drawn" }
  | { kind: "deal" }
  | ChoiceStep<"stand">
  | ChoiceStep<"hit">
  | ChoiceStep<"double">

export interface ChoiceStep<Kind extends Choice = Choice> {
  kind: Kind
  /** The player's cards before it. */
  player: readonly CardFace[]
  /** The dealer's open card. */
  up: CardFace
  /** What the hand was dealt for, in the token's smallest unit. */
  stake: bigint
}

const U64_MAX = 2n ** 64n - 1n

/** A step says the cards it was played with, so that a replay of this step alone shows the whole table. */
export function encodeStep(step: HandStep): string {
  if (step.kind === "drawn" || step.kind === "deal") return `0:blackjack:${step.kind}`
  return `0:blackjack:${step.kind[0]}:${text(step)}:${step.stake.toString(36)}`
}

/** Reads base 36 without the loss of a Number. */
const bigintOf = (text: string) =>
  Array.from(text).reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)

/** Whether the rules give this choice to a hand of these cards. */
export function mayChoose(kind: Choice, player: readonly CardFace[]): boolean {
  const { points } = totalOf(player)
  if (player.length < 2 || points > BLACKJACK || isNatural(player)) return false
  if (kind === "stand") return true
  return points < BLACKJACK && (kind === "hit" || player.length === 2)
}

/** Null when the text is not a step that could have been played. */
export function decodeStep(metadata: string): HandStep | null {
  if (metadata === "0:blackjack:drawn") return { kind: "drawn" }
  if (metadata === "0:blackjack:deal") return { kind: "deal" }
  const [, letter, hand, open, amount] =
    /^0:blackjack:([shd]):([a-zA-Z]{2,21}):([a-zA-Z]):([0-9a-z]{1,13})$/.exec(metadata) ?? []
  const kind = choices.find((choice) => choice[0] === letter)
  const [up] = cardAt(open ?? "")
  if (!kind || !hand || !up || !amount) return null
  const step = { kind, player: Array.from(hand).flatMap(cardAt), up, stake: bigintOf(amount) }
  const legal = mayChoose(kind, step.player) && step.stake > 0n && step.stake <= U64_MAX
  return legal && encodeStep(step) === metadata ? step : null
}

/** What a step is priced with. */
export function betArrayOf(step: HandStep): BetArray {
  if (step.kind === "drawn") return drawnArray
  if (step.kind === "deal") return dealArray
  const [total, up] = [totalOf(step.player), rankOf(step.up)]
  if (step.kind === "hit") return hitArray(total, up)
  return classArray(step.kind === "stand" ? standShares(total, up) : doubleShares(total, up))
}

type Hand = Pick<ChoiceStep, "player" | "up">
type OpenStep = { kind: "deal" } | ChoiceStep<"hit">

/** The cards on the table after a deal or a card. */
export function handAfter(step: OpenStep, result: DrawnBet): Hand {
  const draw = decorationOf(result)
  if (step.kind === "deal") return dealt(result.resultIndex, draw)
  return { player: [...step.player, cardOf(result.resultIndex, draw)], up: step.up }
}

const text = ({ player, up }: Hand) => `${player.map(letterOf).join("")}:${letterOf(up)}`
const isChoice = (step: HandStep): step is ChoiceStep => step.kind !== "drawn" && step.kind !== "deal"

export const blackjackSteps: StepRules<HandStep> = {
  gameId: "blackjack",
  decode: decodeStep,
  betArray: betArrayOf,
  levelOf: (step) => (isChoice(step) ? step.player.length - 1 : 0),
  follows({ step, result }, next) {
    if (!isChoice(next) || (step.kind !== "deal" && step.kind !== "hit")) return false
    const stake = step.kind === "deal" ? result.bet.wager : step.stake
    return stake === next.stake && text(handAfter(step, result)) === text(next)
  },
  extraStake: (step) => (step.kind === "double" ? step.stake : 0n),
}

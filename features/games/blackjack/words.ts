import type { RoundResult } from "@dghrt/betting/model"
import type { CardFace } from "@dghrt/design-system"
import { BLACKJACK, DEALER_STANDS, isNatural, totalOf } from "#contract/games/blackjack/cards"
import { dealArray, isNaturalStart, starts } from "#contract/games/blackjack/deals"
import { type Choice, decodeStep, type HandStep } from "#contract/games/blackjack/hand-step"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import { exactAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { resultAmount } from "../kit/result-amount"
import { balanceName } from "../run/run-words"
import { after, type Position } from "./after"
import { furtherBets } from "./edge"
import { asOnePlay, type PlayedHand } from "./hand"
import { counts, betArray as drawnArray, type HandClass, handClasses, pays } from "./maths"
import type { Mode } from "./settings"

export const classNames: Readonly<Record<HandClass, string>> = {
  blackjack: "Blackjack",
  win: "Win",
  push: "Push",
  loss: "Loss",
}

export const choiceNames: Readonly<Record<Choice, string>> = { stand: "Stand", hit: "Hit", double: "Double" }

const pictureNames: Partial<Record<CardFace["rank"], string>> = { A: "ace", J: "jack", Q: "queen", K: "king" }
const cardWords = (cards: readonly CardFace[]) => cards.map(({ rank }) => pictureNames[rank] ?? rank).join(", ")

/** "20", "blackjack", "24, bust" */
export function totalText(cards: readonly CardFace[]): string {
  if (isNatural(cards)) return "blackjack"
  const { points } = totalOf(cards)
  return points > BLACKJACK ? `${points}, bust` : `${points}`
}

const openCards = (dealer: Position["dealer"]) => dealer.flatMap((card) => card ?? [])

/** How the hand's owner is called: a replay is also shown to others. */
export type HandOwner = "You" | "Player"

/** "You 20: 9, 4, 7." Suits decide nothing and are not said. */
const sideText = (who: HandOwner | "Dealer", cards: readonly CardFace[]) =>
  `${who} ${totalText(cards)}: ${cardWords(cards)}.`

/** "You 20: 9, 4, 7. Dealer 18: king, 8." */
export const tableText = ({ player, dealer }: Pick<Position, "player" | "dealer">, owner: HandOwner = "You") =>
  `${sideText(owner, player)} ${sideText("Dealer", openCards(dealer))}`

export const oddsText = (kind: HandClass) => `${counts[kind]} of ${drawnArray.length}`

/** The one-line reason under an outcome. */
export function reason(result: RoundResult): string {
  const step = decodeStep(result.bet.metadata)
  if (!step) return ""
  const { player, dealer } = after(step, result)
  return `You ${totalText(player)}, dealer ${totalText(openCards(dealer))}`
}

function endWords(step: HandStep, ended: HandClass | null, result: RoundResult, token: BoardBetting["token"]): string {
  const money = (value: bigint) => `${exactAmount(value, token.decimals)} ${token.symbol}`
  if (ended === null) return `The hand is worth ${money(result.payout)}, paid to your wallet. Your move.`
  if (ended === "loss") return `Loss. ${outcomeWords(result, token)}`
  if (step.kind === "drawn" || step.kind === "deal")
    return ended === "push" ? outcomeWords(result, token) : `${classNames[ended]}. ${outcomeWords(result, token)}`
  // A bet of a played hand stakes what the hand was worth, so only its payout means something to the ear.
  return `${classNames[ended]}. Paid ${money(result.payout)}.`
}

/** One sentence that says the hands, how they compare and the money. */
export function narrate(result: RoundResult, token: BoardBetting["token"], owner: HandOwner = "You"): string {
  const step = decodeStep(result.bet.metadata)
  if (!step) return outcomeWords(result, token)
  const position = after(step, result)
  return `${tableText(position, owner)} ${endWords(step, position.ended, result, token)}`
}

/** "staked 0.1000 SOL, returned 0.1800 SOL": both sides of a hand of several bets, whose result the layer shows. */
function handMoney({ bet, payout }: RoundResult, { symbol, decimals }: BoardBetting["token"]): string {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  return `staked ${text(bet.wager)}, returned ${text(payout)}`
}

/** What went into a hand of several bets, which are one play, what came back, and the result. */
function wholeMoney(hand: PlayedHand, token: BoardBetting["token"]): string {
  const whole = asOnePlay(hand)
  const result = resultAmount(whole)
  const size = `${exactAmount(result < 0n ? -result : result, token.decimals)} ${token.symbol}`
  return `In all ${handMoney(whole, token)}, result ${result === 0n ? "zero" : `${result > 0n ? "plus" : "minus"} ${size}`}.`
}

/** The last sentence about a hand of several bets. */
export function narrateHand(hand: PlayedHand & { ended: HandClass }, token: BoardBetting["token"]): string {
  const step = decodeStep(hand.last.bet.metadata)
  const table = step ? `${tableText(after(step, hand.last))} ` : ""
  return `${table}${classNames[hand.ended]}. ${wholeMoney(hand, token)}`
}

/** The last sentence about a hand that its player ended: what it was worth is kept. */
export function narrateLeft(hand: PlayedHand, { token, freePlay }: Pick<BoardBetting, "token" | "freePlay">): string {
  const kept = `${exactAmount(hand.carried, token.decimals)} ${token.symbol}`
  const whole = hand.dealt ? ` ${wholeMoney(hand, token)}` : ""
  return `Cashed out. You keep ${kept}. It is already in ${balanceName(freePlay)}.${whole}`
}

const dealer: RuleFact = { label: "Dealer", value: `Stands on ${DEALER_STANDS} and above` }

const drawnRules = (): readonly RuleFact[] => [
  { label: "Deal", value: "One draw decides the hand. There is nothing to choose." },
  ...handClasses.map((kind) => ({
    label: classNames[kind],
    value: `${oddsText(kind)}, pays ${multiplierText(pays[kind])}`,
  })),
  dealer,
  { label: "Hands shown", value: "A real hand with the drawn result. The play's hash picks it." },
  { label: "Without Quick deal", value: "You decide. Each choice is a new bet with its own fees." },
  { label: "RTP before fees", value: `${percentText(rtp(drawnArray))}%` },
]

function playedRules(): readonly RuleFact[] {
  const { staked, bets } = furtherBets()
  return [
    { label: "Deal", value: `${starts.length} hands, all equally likely. Each pays what it is worth.` },
    {
      label: "Blackjack",
      value: `${starts.filter(isNaturalStart).length} of ${starts.length}, paid at once: ${multiplierText(pays.blackjack)}`,
    },
    { label: "Win", value: `Pays 2 stakes, or 4 after a double. A tie returns the stake.` },
    { label: "Stand, Hit, Double", value: "Each is a new bet. It stakes what the choice is worth." },
    { label: "Cards", value: "13 ranks, all equally likely every time" },
    { ...dealer, value: `${dealer.value}. A dealer's ${BLACKJACK} ties with yours.` },
    {
      label: "Further bets",
      value: `${bets.toFixed(2)} a hand on average, ${staked.toFixed(2)} stakes in all. Each bet pays fees.`,
    },
    { label: "RTP before fees", value: `${percentText(rtp(dealArray))}%` },
  ]
}

/** The rules as figures, all of them read from the bet arrays. */
export const rules = (mode: Mode): readonly RuleFact[] => (mode === "drawn" ? drawnRules() : playedRules())

/** Under the felt: how this mode works. */
export const modeNotes = {
  drawn: {
    lead: "One draw decides the hand. There is nothing to choose.",
    more: "The cards show a real hand with its result.",
  },
  played: { lead: "You decide.", more: "Each move is a new bet you confirm, with its own fee." },
} as const

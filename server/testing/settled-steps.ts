import { WHOLE } from "@dghrt/betting/model"
import type { SettledPlay } from "../access/open-run"
import { betArrayOf, encodeStep, type HandStep, handAfter } from "../contract/games/blackjack/hand-step"
import { cardsAfter, drawnCard, encodeHilo, type HiloStep, hiloSteps } from "../contract/games/hilo"
import { encodeMines, type MinesStep, minesSteps } from "../contract/games/mines"

/** Plays of one wallet, as the chain settles them: a step is metadata, price and stake. */
export interface Step {
  metadata: string
  betArray: readonly number[]
  wager: bigint
}

export const token = "So11111111111111111111111111111111111111112"
export const pool = "Poo111111111111111111111111111111111111111"
let nonce = 0

/** A play of this step that drew `index`. */
export function settled(bet: Step, index: number, about: Partial<SettledPlay> = {}): SettledPlay {
  nonce += 1
  const payout = (bet.wager * BigInt(bet.betArray[index] ?? 0)) / BigInt(WHOLE)
  return { bet, token, pool, payout, resultIndex: index, rngSeed: "a seed", clientSeed: "mine", nonce, ...about }
}

export const minesStep = (step: MinesStep, wager: bigint): Step => ({
  metadata: encodeMines(step),
  betArray: minesSteps.betArray(step),
  wager,
})
export const hiloStep = (step: HiloStep, wager: bigint): Step => ({
  metadata: encodeHilo(step),
  betArray: hiloSteps.betArray(step),
  wager,
})
/** The next card after a play of `step`, called high. */
export const nextCard = (step: HiloStep, play: SettledPlay): HiloStep => ({
  level: step.level + 1,
  cards: cardsAfter(step.cards, drawnCard(play)),
  side: "hi",
})
export const handStep = (step: HandStep, wager: bigint): Step => ({
  metadata: encodeStep(step),
  betArray: betArrayOf(step),
  wager,
})
/** A choice in the hand that a deal led to. */
export const choice = (kind: "stand" | "hit" | "double", deal: SettledPlay): HandStep => ({
  kind,
  ...handAfter({ kind: "deal" }, deal),
  stake: deal.bet.wager,
})

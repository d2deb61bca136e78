import type { BetArray } from "@dghrt/betting/model"
import type { Draw } from "./decoration"

/** A settled bet, as far as the next step of its run follows from it. */
export interface DrawnBet extends Draw {
  bet: { wager: bigint }
  resultIndex: number
}

/** How a game of many steps writes, prices and continues one of them. Each step is an ordinary bet; what it stakes is what the last one paid. */
export interface StepRules<Step> {
  gameId: string
  /** Null for what is no step that could have been played. */
  decode: (metadata: string) => Step | null
  /** What the step must have been priced with, so that no text alone can claim a level. */
  betArray: (step: Step) => BetArray
  /** Steps that came before. */
  levelOf: (step: Step) => number
  /** Whether `next` is played from where `before` led. */
  follows: (before: { step: Step; result: DrawnBet }, next: Step) => boolean
  /** What the step may stake beyond what the last one paid, in the token's smallest unit; nothing unless given. */
  extraStake?: (step: Step) => bigint
}

import type { RoundResult, RoundState } from "@dghrt/betting/model"
import type { BelowCosts } from "../kit/true-win"
import { type RunBoard, type RunEnd, runMomentOf } from "../run/run-moment"
import { runBelowCosts } from "../run/run-multiplier"
import { hits, type Side } from "./maths"
import { type Card, cardsAfter, decodeHilo, drawnCard, type HiloStep, openCard } from "./settings"

/** What lies on the table: "waiting" has the next card face down, "revealing" turns it, "settled" has it on top. */
export interface HiloScene extends BelowCosts {
  phase: "idle" | "waiting" | "revealing" | "settled"
  /** The last cards in sight, oldest first; the last of them lies open on the stack. */
  cards: readonly Card[]
  /** The card that is being turned. */
  next: Card | null
  /** What was called; null before a card is asked for. */
  side: Side | null
  /** Whether the card on top is what was called; null while none was. */
  hit: boolean | null
  /** Cards hit in this run. */
  level: number
  end: RunEnd
}

export interface HiloBoard extends RunBoard<HiloStep> {
  /** What the next run starts on. */
  start: Card
}

export function sceneOf(round: RoundState, board: HiloBoard): HiloScene {
  const moment = runMomentOf(round, board, decodeHilo)
  switch (moment.phase) {
    case "waiting":
      return { ...asked(moment.step), phase: "waiting" }
    case "revealing":
      return { ...asked(moment.step), phase: "revealing", next: drawnCard(moment.result) }
    case "settled":
      return { ...turned(moment.step, moment.result), phase: "settled", ...ending(moment.end, board) }
    case "idle": {
      const { run, end } = moment
      if (run)
        return {
          ...turned(run.last.step, run.last.result),
          phase: "idle",
          side: null,
          hit: null,
          ...ending(end, board),
        }
      return { phase: "idle", cards: [board.start], next: null, side: null, hit: null, level: 0, end: null }
    }
  }
}

/** A run that goes on has neither won nor lost. */
const ending = (end: RunEnd, { run }: HiloBoard) => ({ end, ...(end !== null && runBelowCosts(run)) })

const asked = ({ cards, side, level }: HiloStep): Omit<HiloScene, "phase"> => ({
  cards,
  next: null,
  side,
  hit: null,
  level,
  end: null,
})

function turned(step: HiloStep, result: RoundResult): Omit<HiloScene, "phase" | "end"> {
  const card = drawnCard(result)
  const hit = hits({ rank: openCard(step).rank, side: step.side }, card.rank)
  return { cards: cardsAfter(step.cards, card), next: null, side: step.side, hit, level: step.level + (hit ? 1 : 0) }
}

export const celebrates = ({ end, belowCosts }: HiloScene) => (end === "cleared" || end === "cashed-out") && !belowCosts

import { type RoundResult, type RoundState, resultKey } from "@dghrt/betting/model"
import { decodeStep, type HandStep } from "#contract/games/blackjack/hand-step"
import { momentOf } from "../kit/moment"
import { after, type Position } from "./after"
import type { PlayedHand } from "./hand"

/** What lies on the felt: "waiting" knows no new card, "revealing" deals the drawn ones, "settled" shows them. */
export interface BlackjackScene extends Position {
  phase: "idle" | "waiting" | "revealing" | "settled"
  /** How many cards lay there before this draw, and how many of the dealer's were open. */
  before: { player: number; dealer: number; open: number }
  /** A second stake lies beside the first. */
  doubled: boolean
}

const emptyTable: BlackjackScene = {
  phase: "idle",
  player: [],
  dealer: [],
  before: { player: 0, dealer: 0, open: 0 },
  ended: null,
  doubled: false,
}

/** The table as it was when the step was made. */
function tableFor(step: HandStep): Omit<BlackjackScene, "phase"> {
  if (step.kind === "drawn" || step.kind === "deal") return emptyTable
  const { player, up, kind } = step
  const before = { player: player.length, dealer: 2, open: 1 }
  return { player, dealer: [up, null], before, ended: null, doubled: kind === "double" }
}

/** Where a hand went on in another tab, this page's own last result is not what lies on the table. */
const isNewest = (result: RoundResult, hand: PlayedHand | null) =>
  hand === null || resultKey(hand.last) === resultKey(result)

/** `hand` is the one that waits for a decision, if there is one: it lies on the table until the next draw. */
export function sceneOf(
  round: RoundState,
  hand: PlayedHand | null = null,
  cleared: string | null = null,
): BlackjackScene {
  const moment = momentOf<HandStep>(round, { kind: "drawn" }, decodeStep, cleared)
  if (moment.phase === "waiting") return { ...tableFor(moment.settings), phase: "waiting" }
  if (moment.phase === "revealing" || (moment.phase === "settled" && isNewest(moment.result, hand)))
    return { ...tableFor(moment.settings), phase: moment.phase, ...after(moment.settings, moment.result) }
  return hand ? { ...emptyTable, player: hand.player, dealer: [hand.up, null] } : emptyTable
}

/** A hand is celebrated by how it ended, never by what a single bet of it was worth. */
export const celebrates = ({ phase, ended }: BlackjackScene) =>
  phase === "settled" && (ended === "win" || ended === "blackjack")

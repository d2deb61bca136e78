import type { CardFace } from "@dghrt/design-system"
import { decorationOf } from "../kit/decoration"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import type { RoundState } from "../round/round-state"
import { firstHandOf } from "./drawn-hand"
import { classOf, type HandClass } from "./maths"

/** What lies on the felt: "waiting" knows no card, "revealing" deals the drawn ones, "settled" shows them. */
export interface BlackjackScene {
  phase: "idle" | "waiting" | "revealing" | "settled"
  player: readonly CardFace[]
  /** Null lies face down. */
  dealer: readonly (CardFace | null)[]
  /** How many cards lay there before this draw, and how many of the dealer's were open. */
  before: { player: number; dealer: number; open: number }
  /** How the hand ended; null while it has not. */
  ended: HandClass | null
  multiplierBps: number
}

export const METADATA = "0:blackjack:drawn"
const isOurs = (metadata: string) => (metadata === METADATA ? true : null)

const empty = {
  player: [],
  dealer: [],
  before: { player: 0, dealer: 0, open: 0 },
  ended: null,
  multiplierBps: 0,
}

export function sceneOf(round: RoundState): BlackjackScene {
  const moment = momentOf(round, true, isOurs)
  if (moment.phase === "idle" || moment.phase === "waiting") return { phase: moment.phase, ...empty }
  const { result, phase } = moment
  const ended = classOf(result.resultIndex)
  return {
    ...empty,
    phase,
    ...firstHandOf(ended, decorationOf(result)),
    ended,
    multiplierBps: result.multiplierBps,
  }
}

export const celebrates = (scene: BlackjackScene) =>
  scene.phase === "settled" && scene.ended !== null && outcomeKind(scene.multiplierBps) === "win"

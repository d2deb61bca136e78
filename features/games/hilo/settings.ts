import { type RoundResult, resultKey } from "@dghrt/betting/model"
import { suits } from "@dghrt/design-system"
import * as v from "valibot"
import { type Card, type HiloStep, hiloSteps, LEVELS } from "#contract/games/hilo"
import { decoration } from "../kit/decoration"
import { endedRuns } from "../run/ended"
import type { RunRules } from "../run/run"
import { RANKS } from "./maths"

export {
  type Card,
  cardsAfter,
  decodeHilo,
  drawnCard,
  encodeHilo,
  type HiloStep,
  openCard,
  SHOWN,
} from "#contract/games/hilo"

export interface HiloSettings {
  /** Start cards skipped since the last play. */
  skips: number
  /** Runs that were finished. */
  ended: readonly string[]
}

const skipsSchema = v.object({ skips: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)) })
const endedSchema = v.object({ ended: endedRuns })

/** Stored settings are foreign data: what cannot be read counts as no card skipped and no run finished. */
export function parseHilo(input: unknown): HiloSettings {
  const skipped = v.safeParse(skipsSchema, input)
  const left = v.safeParse(endedSchema, input)
  return { skips: skipped.success ? skipped.output.skips : 0, ended: left.success ? left.output.ended : [] }
}

/** The first card of a run. Every card is fair to bet on, so it may come from anywhere; it comes from the last play. */
export function startCard(newest: RoundResult | undefined, skips: number): Card {
  const draw = decoration(`start-${newest ? resultKey(newest) : ""}-${skips}`)
  return { rank: Math.floor(draw() * RANKS.length), suit: Math.floor(draw() * suits.length) }
}

export const hiloRun: RunRules<HiloStep> = { ...hiloSteps, clears: ({ step }) => step.level === LEVELS }
